import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  // As tall as a thumb, whatever it is pressed with.
  minHeight: '44px',
  minWidth: '92px',
  paddingInline: vars.space[16],
  border: `1px solid ${color.border}`,
  borderRadius: '22px',
  background: color.surface,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}, color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-pressed="true"]': {
      borderColor: 'transparent',
      background: color.successTint,
      color: color.success,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { ...chosenInForcedColors } } },
    print: { display: 'none' },
  },
});
