import type { Palette } from '../../src/theme/roles.ts';

/** Our mark with our name, in the colours of a theme: four mats around a half one. */
export const markOf = ({ fill, onFill, text }: Palette): string => `
  <span style="display: inline-flex; align-items: center; gap: 12px; color: ${text}">
    <svg width="32" height="32" viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="${fill}" />
      <path d="M11 6v11M6 17h11M17 22V11M22 11H11" stroke="${onFill}" stroke-width="1.8" stroke-linecap="round" />
    </svg>
    <span style="font: 600 21px/1 'Brygada 1918', Georgia, serif; letter-spacing: -.01em">Tatami</span>
  </span>`;
