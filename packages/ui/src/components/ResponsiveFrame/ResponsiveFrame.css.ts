import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const frame = style({ display: 'grid', gap: space[12], minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
});

export const readout = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

/** How wide the handle is, in pixels. A phone has the window beside its edges, and nothing to drag. */
const handleWidth = 20;

/** All there is to stand in: what the window leaves of it is hatched. */
export const stage = style({
  display: 'flex',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: `repeating-linear-gradient(135deg, ${color.subtle} 0 6px, ${color.background} 6px 12px)`,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.size.gutter})`, borderInline: 0, borderRadius: 0 },
  },
});

export const view = style({
  display: 'block',
  flex: 'none',
  border: 0,
  background: color.background,
  colorScheme: 'normal',
});

export const handle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: `${handleWidth}px`,
  background: color.surface,
  borderInline: `1px solid ${color.line}`,
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&::before': {
      content: '',
      width: '4px',
      height: '40px',
      borderRadius: '2px',
      background: color.border,
      transition: `background-color ${vars.motion.hover}`,
    },
    '&:is(:hover, [data-dragged])::before': { background: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { display: 'none' }, [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});

/** A part of a page is as high as what is in it, and never scrolls. */
globalStyle(':root[data-framed="part"]', { overflow: 'hidden' });
globalStyle(':root[data-framed="part"] body', {
  minHeight: 0,
  padding: vars.size.gutter,
  display: 'flow-root',
});
/** What the page keeps free at its own edges is none of the window's. */
globalStyle(':root[data-framed]', {
  vars: { [vars.size.pageTop]: '0px', [vars.size.pageEnd]: '0px', [vars.size.stickyTop]: '0px' },
});
