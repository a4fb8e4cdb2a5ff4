import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const bar = style({
  position: 'fixed',
  zIndex: 18,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.fromTablet]: { display: 'none' } },
});

export const list = style({ display: 'flex', height: vars.size.bottomBar });

export const cell = style({ flex: '1 1 0', minWidth: 0 });

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  height: '100%',
  paddingInline: '2px',
  color: color.muted,
  fontSize: '11px',
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  touchAction: 'manipulation',
  outlineOffset: '-4px',
  selectors: { '&[aria-current]': { color: color.accent, fontWeight: vars.weight.strong } },
});

/** The pill behind the icon of the current tab: a shape beside the colour. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '28px',
  borderRadius: '14px',
  transition: `background-color ${vars.motion.hover}`,
  selectors: { '[aria-current] > &': { background: color.tint } },
  '@media': {
    [media.forcedColors]: { selectors: { '[aria-current] > &': { outline: '2px solid Highlight' } } },
  },
});

/** The number on the corner of the icon. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '54%',
  lineHeight: 1,
});

export const text = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
