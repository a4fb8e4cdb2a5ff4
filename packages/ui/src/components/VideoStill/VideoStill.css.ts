import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

const frame = style({
  width: '100%',
  aspectRatio: '16 / 9',
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
});

export const player = style([frame, { display: 'block' }]);

export const still = style([
  frame,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    padding: space[12],
    background: color.subtle,
    color: color.text,
    font: 'inherit',
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}`,
    selectors: {
      '&:hover': { background: color.tint, borderColor: color.accent, color: color.onTint },
      '&:focus-visible': {
        outline: `${vars.shape.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.shape.focusOffset,
      },
    },
  },
]);

export const play = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: space[4],
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
  '@media': { [media.forcedColors]: { outline: '2px solid ButtonText' } },
});
export const label = style({ fontWeight: vars.weight.strong });
export const note = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { [`${still}:hover &`]: { color: 'inherit' } },
});
