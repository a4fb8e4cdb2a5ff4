import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { modal, shown } from '../private/modal.css.ts';

const { color, motion } = vars;

export const dialog = style([
  modal,
  {
    inset: '12% 0 auto',
    margin: '0 auto',
    width: 'min(600px, calc(100% - 32px))',
    maxWidth: '100%',
    maxHeight: 'min(70%, 520px)',
    borderRadius: vars.shape.radiusDialog,
    opacity: 0,
    transition: ['opacity', 'display', 'overlay']
      .map((property) => `${property} ${motion.hover} ${motion.ease} allow-discrete`)
      .join(', '),
    selectors: { [shown]: { opacity: 1 } },
    '@starting-style': { selectors: { [shown]: { opacity: 0 } } },
    '@media': { [media.phone]: { top: vars.space[16], maxHeight: 'calc(100% - 32px)' } },
  },
]);

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  color: color.muted,
  borderBottom: `1px solid ${color.line}`,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '52px',
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: vars.type.large,
  // The caret shows the focus; there is nowhere else for it to be.
  outline: 'none',
  selectors: { '&::placeholder': { color: color.muted, opacity: 1 } },
  '@media': { [media.finger]: { fontSize: `max(16px, ${vars.type.large})` } },
});

export const results = style({
  flex: 1,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space[32],
  selectors: { '&:empty': { display: 'none' } },
});

export const groupLabel = style({
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
});

export const command = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: `calc(${vars.size.control} + 4px)`,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.shape.radiusControl,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.subtle } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const icon = style({ display: 'grid', color: color.muted });
export const text = style({ flex: 1, minWidth: 0, display: 'grid', lineHeight: 1.3 });
export const description = style({ color: color.muted, fontSize: vars.type.small });

export const shortcut = style({
  paddingInline: vars.space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusTag,
  color: color.muted,
  fontFamily: 'inherit',
  fontSize: vars.type.caption,
});

export const note = style({ padding: vars.space[16], color: color.muted });
