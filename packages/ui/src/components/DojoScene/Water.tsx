import type { ReactNode } from 'react';
import { paint } from './paint.css.ts';

/** The bay, downwards from the line where it meets the sky. */
export function Water({ transform }: { transform: string }): ReactNode {
  return (
    <g transform={transform}>
      <path fill={paint.sea} d="M-5000 0h10860v240h-10860z" />
      <path
        fill="none"
        stroke={paint.wave}
        strokeWidth="2"
        strokeLinecap="round"
        d="M166 10h39M289 10h82M423 10h89M735 10h53M115 18h60M296 18h126M544 18h84M756 18h51M90 31h125M324 31h77M455 31h123M742 31h46M123 48h75M291 48h139M503 48h137M837 48h90M124 69h113M355 69h65M642 69h150M161 95h104M378 95h82M690 95h146M111 125h88M424 125h129M705 125h94"
      />
    </g>
  );
}
