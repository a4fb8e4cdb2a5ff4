import type { ReactNode } from 'react';
import { pictureOf } from './QrCode.css.ts';

/** The squares of a code, as any encoder gives them. */
export interface QrModules {
  /** How many a side has. */
  readonly size: number;
  /** Whether the square is dark. */
  get(x: number, y: number): boolean;
}

export interface QrCodeProps {
  /** The modules row by row, dark or light. */
  modules: QrModules;
  /** What scanning it does. */
  label: string;
  /** How wide it is: `medium` to be read from the hand, `fill` as wide as what it stands in. */
  size?: keyof typeof pictureOf | undefined;
}

/** The quiet zone that the standard demands on each side. */
const margin = 4;

/** A QR code for the camera of a phone. Offer what is in it as text too. */
export function QrCode({ modules, label, size = 'medium' }: QrCodeProps): ReactNode {
  const side = modules.size + 2 * margin;
  return (
    <svg
      className={pictureOf[size]}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="currentColor" d={pathOf(modules)} />
    </svg>
  );
}

/** One rectangle for each run of dark squares in a row. */
function pathOf({ size, get }: QrModules): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let run = 0;
      while (x + run < size && get(x + run, y)) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return path;
}
