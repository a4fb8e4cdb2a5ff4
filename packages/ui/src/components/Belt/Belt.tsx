import { type ReactNode, useId } from 'react';
import { rim } from '../private/belt-rim.css.ts';

export interface BeltProps {
  /** The grade's name, read in its place: “4 kyu”. Decoration without it, where the name stands beside. */
  label?: string | undefined;
  /** The belt's colour as the club keeps it, `#rrggbb`. */
  color: string;
  /** The marks of a dan, or of a child's grade, at the end of it. */
  stripes?: number | undefined;
  /** The colour of the stripes, `#rrggbb`; gold unless it is said. */
  stripeColor?: string | undefined;
}

// Attributes, as the colour is one: no stylesheet has to come for one belt.
const outline = { stroke: rim, strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
const stitch = { fill: 'none', stroke: rim, strokeWidth: 0.8, opacity: 0.5 };
const light = 'color-mix(in oklab, currentColor, white 14%)';
const dark = 'color-mix(in oklab, currentColor, black 14%)';

const tail = 'M-14 0C-15.5 26-12.5 50-14 76.5Q0 78.5 14 76.5C15.5 50 12.5 26 14 0Z';
const left = 'M4 24.5C50 30 100 31 150 32V64C100 62 50 60 4 54.5 1 45 1 34 4 24.5Z';
const knot =
  'M139 25C148 19.5 170 20 181 27 187 38 188 52 183 64 173 71.5 148 72 137 65 132 52 133 37 139 25Z';
const mirror = 'matrix(-1 0 0 1 320 0)';
const lines = [-9, -4.5, 0, 4.5, 9].map((x) => `M${x} 8q-.5 30 0 68`).join('');
const seams = [0, 1, 2, 3, 4].map((at) => `M4 ${29.9 + 4.8 * at}q70 6.7 142 ${7.8 + 0.32 * at}`).join('');
const folds =
  'M147 22.5C157 37 170 51 185.5 58M156 21.5C164 33 174 45 186.8 51M165 21.5C171 30 178 38 186.5 44M136 34C146 48 158 60 174 68M135 46C143 56 152 64 163 70';

/** A belt as it is tied: ends, dan stripes, the cloth around, the knot. It is drawn for 72 pixels and more. */
export function Belt({ label, color, stripes = 0, stripeColor = '#e3b23c' }: BeltProps): ReactNode {
  const id = useId();
  const end = (transform: string, shown: number) => (
    <g transform={transform}>
      <path d={tail} fill={`url(#${id}t)`} {...outline} />
      <path d={lines} {...stitch} />
      <path d="M-14 0H14V16H-14Z" opacity=".18" />
      {Array.from({ length: shown }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: each is only its place
          key={at}
          d={`M-13 ${67 - at * 8}H13`}
          stroke={stripeColor}
          strokeWidth="4"
        />
      ))}
    </g>
  );
  const half = (
    <>
      <path d={left} fill={`url(#${id}b)`} {...outline} />
      <path d={seams} {...stitch} />
      <path d={left} fill={`url(#${id}s)`} />
    </>
  );
  return (
    <svg
      viewBox="0 16 320 112"
      width="250"
      height="87"
      style={{ forcedColorAdjust: 'none' }}
      color={color}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <linearGradient id={`${id}b`} x2="0" y2="1">
          <stop stopColor={light} />
          <stop stopColor="currentColor" offset=".35" />
          <stop stopColor={dark} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}t`}>
          <stop stopColor={dark} />
          <stop stopColor="currentColor" offset=".45" />
          <stop stopColor={light} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}k`} x2="1" y2="1">
          <stop stopColor={light} />
          <stop stopColor="currentColor" offset=".6" />
          <stop stopColor={dark} offset="1" />
        </linearGradient>
        <linearGradient id={`${id}s`}>
          <stop stopOpacity=".2" />
          <stop offset=".25" stopOpacity="0" />
          <stop offset=".7" stopOpacity="0" />
          <stop offset=".93" stopOpacity=".28" />
        </linearGradient>
      </defs>
      {end('translate(150 54)rotate(36)', 0)}
      {end('translate(170 54)rotate(-36)', stripes)}
      {half}
      <g transform={mirror}>{half}</g>
      <path d={knot} fill={`url(#${id}k)`} {...outline} />
      <path d={folds} {...stitch} />
      <path d="M139 25C150 40 164 56 183 64" fill="none" {...outline} />
    </svg>
  );
}
