import { DojoScene } from '@tatami/ui/DojoScene';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useEffect } from 'react';
import { titleLetters } from '../../lib/title-letters.ts';

/** What the pages before the door are set in, and their titles with it. Nobody waits for either. */
export function Hall() {
  const { path } = useNavigation().place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another title
  useEffect(() => {
    let isLeft = false;
    // Where they can't be had, titles stay in the letters of the device.
    Promise.all(titleLetters().map((face) => face.load())).then(
      () => isLeft || setTitle(),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [path]);
  return <DojoScene />;
}

/** Sets the title in its letters, unless it or what is under it would move: what is being read stays where it is. */
function setTitle(): void {
  const place = () => {
    const { x, height } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
    return `${x} ${height}`;
  };
  const before = place();
  for (const face of titleLetters()) document.fonts.add(face);
  if (place() === before) return;
  for (const face of titleLetters()) document.fonts.delete(face);
}
