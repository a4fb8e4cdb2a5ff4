import { useEffect, useRef, useState } from 'react';
import { Link } from '../../src/index.ts';
import type { Guide } from '../guide.ts';
import { say } from '../say.ts';
import { pagePath } from './BookContainer.tsx';
import { guideOf } from './guides.ts';
import * as styles from './home.css.ts';
import { pageOf } from './pages.ts';
import { useLoaded } from './use-loaded.ts';

/** What people most often want, in the order of the gallery. */
const wished = [
  'FilterChips',
  'BeltBadge',
  'Avatar',
  'RollCall',
  'Progress',
  'CalendarHeatmap',
  'Switch',
  'Toast',
  'Button',
  'DateField',
  'EmptyState',
  'Dialog',
];

/** What somebody may want, each with the component that does it, live. */
export function Wishes() {
  return (
    <ul className={styles.gallery}>
      {wished.map((name) => (
        <Wish key={name} name={name} />
      ))}
    </ul>
  );
}

function Wish({ name }: { name: string }) {
  const page = pageOf(name);
  const guide = useLoaded(page?.unit, guideOf);
  if (!page || !guide) return null;
  return (
    <li className={styles.wish}>
      <Picture guide={guide} />
      <div className={styles.wishWords}>
        <strong>
          <Link href={pagePath(page.docsId)}>{say(guide.purpose)}</Link>
        </strong>
        <span className={styles.quiet}>{page.name}</span>
      </div>
    </li>
  );
}

/** The component’s own picture, small enough for its frame, not to be pressed here. */
function Picture({ guide: { anatomy } }: { guide: Guide }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const around = frame.current;
    const drawn = content.current;
    if (!around || !drawn) return;
    const fit = () => {
      const room = { width: around.clientWidth - 32, height: around.clientHeight - 32 };
      setScale(Math.min(1, room.width / drawn.scrollWidth, room.height / drawn.scrollHeight));
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(around);
    sizes.observe(drawn);
    return () => sizes.disconnect();
  }, []);
  return (
    <div className={styles.wishPicture} ref={frame} inert>
      <div className={styles.wishScaled} ref={content} style={{ transform: `scale(${scale})` }}>
        <anatomy.Picture />
      </div>
    </div>
  );
}
