import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { motion } = vars;

/** The selector of what is shown and not on its way out: it begins to leave a frame before the browser closes it. */
export const shown = '&[open]:not([data-leaving])';

/**
 * What Dialog and Drawer share: a floating sheet whose body scrolls, over a dimmed page. Its heights are shares of the
 * window in per cent: over one in `dvh` WebKit forgets to lay out the page behind anew as the window turns.
 */
export const modal = style({
  display: 'none',
  flexDirection: 'column',
  padding: 0,
  border: 0,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shape.shadowDialog,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  outline: '1px solid transparent',
  transitionBehavior: 'allow-discrete',
  // What fades away is not in the way.
  pointerEvents: 'none',
  selectors: {
    '&[open]': { display: 'flex' },
    [shown]: { pointerEvents: 'auto' },
    '&::backdrop': {
      background: vars.color.scrim,
      // A wheel over the dimmed page stays there. No lock on the page itself: its scroll bar would come and go.
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      opacity: 0,
      transition: `opacity ${motion.overlay}, display ${motion.overlay} allow-discrete, overlay ${motion.overlay} allow-discrete`,
    },
    [`${shown}::backdrop`]: { opacity: 1 },
  },
});

/** The title and the close button. The button comes last in the document, so that the first field gets the focus. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minHeight: 0,
  // Of a basis of 0 WebKit makes a dialog without any height, where its height is that of what is in it.
  flexGrow: 1,
});

export const head = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[20]} ${vars.space[12]}`,
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
});

export const close = style({
  gridArea: '1 / 2',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  paddingTop: vars.space[16],
  paddingInlineEnd: vars.space[16],
});

export const body = style({
  gridArea: '2 / 1 / 3 / 3',
  // What is hidden in it from the eye lies in what scrolls, or the dialog would scroll as well.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.space[24]} ${vars.space[24]}`,
});

export const actions = style({
  gridArea: '3 / 1 / 4 / 3',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[24]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
});
