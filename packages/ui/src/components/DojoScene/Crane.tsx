import type { ReactNode } from 'react';
import { paint } from './paint.css.ts';

interface CraneProps {
  /** Where its feet stand. */
  at: string;
  /** How large it is; from right to left where the first number is negative. */
  scale: string;
}

/** A crane of the shipyard. */
export function Crane({ at, scale }: CraneProps): ReactNode {
  return (
    <g
      transform={`translate(${at}) scale(${scale})`}
      fill="none"
      stroke={paint.crane}
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-26 0L-14-58H14L26 0M-20-28H20M-14-58L20-28M14-58L-20-28M-6-74L4-128L12-74M4-128L-2-134M4-128L86-186L92-182L14-92M20-139L30-112M36-151L46-132M52-162L62-149M4-128L-30-82L-14-74M88-184V-120" />
      <path fill={paint.crane} d="M-14-58V-74H22V-58ZM84-120h8v8h-8z" />
    </g>
  );
}
