import type { ReactNode } from 'react';
import { paint } from './paint.css.ts';

/** Mats of a hall, as far as they are seen, with room on both sides for a wider view. */
export function Floor({ transform }: { transform: string }): ReactNode {
  return (
    <g transform={transform}>
      <path fill={paint.straw} d="M-5000 0h10860v2000h-10860z" />
      <path
        fill={paint.strawAcross}
        d="M-602 208h449L225 24H28zM744 208h449L815 24H618zM110 80h273l60-88H290zM930 80h274L904-8H750z"
      />
      <path fill={paint.strawHalf} d="M-437 80h273L28 24h-196zM383 80h274l-39-56H422z" />
      <path
        fill={paint.heri}
        d="M-602 208h25L39 24H28zM-178 208h25L225 24h-11zM-168 24h393l5-2h-388zM-153 208h897l-7-11h-867zM101 84h559l-3-4H110zM744 208h25L629 24h-11zM1168 208h25L815 24h-11zM422 24h393l-5-2H423zM110 80h15L298-8h-8zM368 80h15l60-88h-8zM930 80h15L759-8h-9zM287 220h931l-25-12H296z"
      />
    </g>
  );
}
