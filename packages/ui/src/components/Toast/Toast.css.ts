import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;

/** A popover: in the top layer, above open dialogs. */
export const region = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: 0,
  // Beside a drawer that has pushed the page, not over its buttons.
  insetInlineEnd: vars.size.pageEnd,
  width: 'min(420px, 100%)',
  margin: 0,
  padding: vars.space[16],
  paddingBottom: `calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  pointerEvents: 'none',
  // In a dialog over its head, not over what is being filled in and pressed.
  selectors: { 'dialog &': { insetBlock: '0 auto' } },
  '@media': {
    [media.phone]: {
      paddingInline: vars.space[8],
      paddingBottom: `calc(${vars.size.bottomBar} + ${vars.space[8]} + env(safe-area-inset-bottom))`,
      selectors: {
        'dialog &': { paddingBlock: `calc(${vars.space[8]} + env(safe-area-inset-top)) ${vars.space[8]}` },
      },
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  transition: `margin ${motion.overlay} ${motion.ease}`,
  selectors: {
    // Over a note, which says for as long as it is so what no toast says again.
    ':root:has([data-note]) &:not(dialog *)': { marginBlockEnd: '48px' },
    // Over the foot of the page, where that is in sight: its light can be pressed.
    '[data-foot] > &:not(dialog *)': { marginBlockEnd: '56px' },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '48px',
  padding: vars.space[8],
  paddingInlineStart: vars.space[16],
  borderRadius: vars.shape.radiusCard,
  border: `1px solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.shape.shadowFloat,
  pointerEvents: 'auto',
  transition: `opacity ${motion.overlay}, transform ${motion.overlay} ${motion.ease}`,
  '@starting-style': { opacity: 0, transform: 'translateY(12px)' },
});

export const icon = styleVariants({
  info: { display: 'grid', color: color.info },
  success: { display: 'grid', color: color.success },
  warn: { display: 'grid', color: color.warning },
  error: { display: 'grid', color: color.danger },
});

export const title = style({ fontWeight: vars.weight.strong });

export const message = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
