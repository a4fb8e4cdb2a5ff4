import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: space[8],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  justifyItems: 'start',
  padding: space[12],
  border: `1px solid ${color.edge}`,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
  boxShadow: vars.shape.shadowCard,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&:has(:checked)': {
      background: color.tint,
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      color: color.onTint,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: vars.shape.focusOffset,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { ...chosenInForcedColors } } },
  },
});

/** The radio covers its card: seen through, pressed and focused as itself. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
