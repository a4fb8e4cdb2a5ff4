import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Guide } from '../guide.ts';
import { say } from '../say.ts';
import * as styles from './guidance.css.ts';
import { type Box, type Pin, placePins } from './place-pins.ts';

interface AnatomyProps {
  anatomy: Guide['anatomy'];
  /** Whether the picture has the whole width, and its words stand below. */
  isWide?: boolean;
}

/** How a component is put together: its live picture with numbers, and what each of them is. */
export function Anatomy({ anatomy: { Picture, parts }, isWide = false }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  // The same through every measuring: a picture that moves when it is drawn anew would be measured for ever.
  const drawn = useMemo(() => <Picture />, [Picture]);
  const pins = usePins(stage, picture, parts.map(({ at }) => at).join('\n'));
  return (
    <div className={isWide ? styles.anatomyWide : styles.anatomy}>
      <div className={isWide ? styles.stageWide : styles.stage} ref={stage}>
        <div className={styles.measured} ref={picture} data-live="">
          {drawn}
        </div>
        <svg className={styles.pins} aria-hidden="true">
          {pins.map(({ number, from, to }) => (
            <g key={number} data-pin={number}>
              <line className={styles.lead} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              <circle className={styles.dot} cx={from.x} cy={from.y} r="2.5" />
              <circle className={styles.pin} cx={to.x} cy={to.y} r="13" />
              <text className={styles.number} x={to.x} y={to.y}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.parts}>
        {parts.map(({ at, name, said }, index) => (
          <li key={at} className={styles.part}>
            <span className={styles.partNumber}>{index + 1}</span>
            <span>
              <span className={styles.partName}>{say(name)}</span>{' '}
              <span className={styles.partSaid}>{say(said)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Measures where the parts are drawn, and again when the picture changes its size or its content. */
function usePins(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  selectors: string,
): readonly Pin[] {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  useEffect(() => {
    const around = stage.current;
    const drawn = picture.current;
    if (!around || !drawn) return;
    const measure = () => {
      const frame = around.getBoundingClientRect();
      const boxOf = (element: Element): Box => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left: left - frame.left, top: top - frame.top, width, height };
      };
      const boxes = selectors.split('\n').map((selector) => {
        const found = drawn.querySelector(selector);
        return found ? boxOf(found) : undefined;
      });
      const placed = placePins(boxes, boxOf(drawn), {
        left: 0,
        top: 0,
        width: frame.width,
        height: frame.height,
      });
      setPins((before) => (JSON.stringify(before) === JSON.stringify(placed) ? before : placed));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(around);
    sizes.observe(drawn);
    const content = new MutationObserver(measure);
    content.observe(drawn, { childList: true, subtree: true, attributes: true });
    measure();
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [stage, picture, selectors]);
  return pins;
}
