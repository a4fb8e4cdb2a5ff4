import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { popover } from '../private/popover.css.ts';

export const anchor = style({ display: 'inline-flex', minWidth: 0 });

export const box = style([
  popover,
  {
    width: 'max-content',
    maxWidth: 'min(400px, calc(100vw - 16px))',
    padding: vars.space[16],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.color.raised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.shape.radiusCard,
    boxShadow: vars.shape.shadowFloat,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);

/** The sheet stands where it is put by hand elsewhere. */
export const sheet = style({
  '@media': {
    [media.phone]: {
      inset: 'auto 0 0 !important',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: '85dvh !important',
      paddingBottom: `calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
      borderWidth: '1px 0 0',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: vars.shape.shadowDialog,
      selectors: { '&::backdrop': { background: vars.color.scrim, pointerEvents: 'auto' } },
    },
  },
});
