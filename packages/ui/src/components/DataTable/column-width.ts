import type { CSSProperties } from 'react';

/** The style of a head and its cells, where somebody has set the width of their column. */
export const columnWidth = (pixels: number | undefined): CSSProperties | undefined =>
  pixels === undefined ? undefined : ({ '--column-width': `${pixels}px` } as CSSProperties);
