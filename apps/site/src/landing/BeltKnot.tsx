import { colors } from '../document/colors.css.ts';

interface BeltKnotProps {
  /** `#rrggbb` */
  color: string;
  /** The golden bars of a dan grade, five at most are drawn. */
  bars?: number;
  className?: string;
  /** Where it lies in a drawing. */
  x?: number;
  y?: number;
}

/** A tied belt in its color; in the dark a black one has a light rim, and by day a white one a dark one. */
export function BeltKnot({ color, bars = 0, className, x, y }: BeltKnotProps) {
  return (
    <svg className={className} x={x} y={y} width="72" height="34" viewBox="0 0 72 34" aria-hidden="true">
      <g fill={color} stroke={colors.beltRim} strokeWidth="2" strokeLinejoin="round" paintOrder="stroke">
        <path d="M2 5q32 6 68 0v8q-36 6-68 0z" />
        <path d="M32 14 20 31l8 2 9-17zM40 14l12 17-8 2-9-17z" />
        <path d="M28 6h16l2 9-10 4-10-4z" />
      </g>
      <path d="M28 6h16l2 9-10 4-10-4z" fill="none" stroke={colors.surface} strokeOpacity=".35" />
      {bars > 0 && <path d={barsOf(bars)} stroke="#d9a520" strokeWidth="1.8" />}
    </svg>
  );
}

/** The bars lie across the end that hangs to the right, from the knot down. */
function barsOf(count: number): string {
  const all = Array.from(
    { length: Math.min(count, 5) },
    (_, at) => `M${43.5 + at * 2.2} ${19 + at * 3}l4-2.4`,
  );
  return all.join('');
}
