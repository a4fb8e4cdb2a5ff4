import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A frame that stays in sight beside what is longer. */
export const preview = style({
  display: 'grid',
  gap: vars.space[12],
  minWidth: 0,
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${vars.size.stickyTop} + ${vars.space[12]})`,
});

/** What the page is seen through: it is as tall as the window leaves room for. */
export const stage = style({
  position: 'relative',
  width: '100%',
  height: 'calc(100dvh - 220px)',
  minHeight: '420px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.shape.radiusCard,
  background: vars.color.subtle,
});

/** The page at its own width, and as much smaller as the stage is narrower. */
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  border: 0,
  transformOrigin: '0 0',
  background: vars.color.surface,
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
});
