import type { Scheme } from './family.ts';
import type { Shape } from './roles.ts';

/** An application may define the two fallbacks as Arial and Roboto in Figtree's measures: then nothing moves. */
export const figtree =
  '"Figtree Variable", Figtree, "Figtree Fallback", "Figtree Fallback Android", system-ui, -apple-system, "Segoe UI", sans-serif';

/** What the reader's own system writes in: nothing to load. */
export const systemFont = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

const shadows: Record<Scheme, Pick<Shape, 'shadowFloat' | 'shadowDialog'>> = {
  light: softShadows(0.06, 0.1, 0.18),
  dark: softShadows(0.3, 0.4, 0.6),
};

function softShadows(near: number, float: number, dialog: number) {
  const black = (alpha: number) => `rgb(10 10 30 / ${alpha})`;
  return {
    shadowFloat: `0 1px 3px ${black(near)}, 0 8px 24px ${black(float)}`,
    shadowDialog: `0 2px 6px ${black(near)}, 0 24px 56px ${black(dialog)}`,
  };
}

/** The shape of a family, by what is its own; for the rest it is plain and flat. */
export function shapeOf(scheme: Scheme, { radius, ...own }: Partial<Shape> & { radius: number }): Shape {
  const corner = `${radius}px`;
  return {
    radiusTag: corner,
    radiusChip: corner,
    radiusControl: corner,
    radiusButton: corner,
    radiusItem: corner,
    radiusCard: corner,
    radiusDialog: corner,
    shadowButton: 'none',
    shadowCard: 'none',
    shadowBar: 'none',
    ...shadows[scheme],
    selectedMark: '0px',
    focusWidth: '2px',
    focusOffset: '2px',
    sizeControl: '36px',
    sizeControlSmall: '28px',
    sizeRowCompact: '36px',
    sizeRow: '44px',
    sizeRowComfortable: '52px',
    font: figtree,
    weightMedium: '500',
    weightStrong: '600',
    buttonCase: 'none',
    buttonSpacing: 'normal',
    ...own,
  };
}
