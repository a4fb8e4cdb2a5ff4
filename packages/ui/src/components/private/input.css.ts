import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The box of everything one types or chooses in. */
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: vars.space[12],
  paddingBlock: '6px',
  background: color.field,
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusControl,
  lineHeight: 1.4,
  // Of what is too long for it, the placeholder too, it shows that there is more.
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.hover}, box-shadow ${vars.motion.hover}`,
  // iOS zooms into a focused input of less than 16 px.
  '@media': { [media.finger]: { fontSize: 'max(16px, 1rem)' } },
  selectors: {
    // The lightest of all these: what a field says about itself comes first.
    ':where(:root[data-input-style="filled"]) &': {
      background: color.subtle,
      borderColor: `transparent transparent ${color.border}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&:hover:not(:disabled, :focus-visible)': { borderColor: color.muted },
    '&:is(:focus-visible, [data-focused])': {
      borderColor: color.focus,
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: color.danger },
    '&:disabled': { background: color.subtle, color: color.muted, cursor: 'not-allowed', opacity: 1 },
    // To CSS much is read-only that never said so: a list, the box around an input.
    '&:is(input, textarea):read-only, &[data-read-only]': {
      background: color.subtle,
    },
  },
});

/** The frame around an input with something inside its box at the start or the end. */
export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const withStart = style({ paddingInlineStart: '38px' });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const withEnd = style({ paddingInlineEnd: vars.size.control });

const adornment = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const start = style([adornment, { insetInlineStart: '12px', color: color.muted }]);
export const end = style([adornment, { insetInlineEnd: '12px', color: color.muted }]);

/** A button inside the box. */
export const endButton = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  display: 'flex',
});
