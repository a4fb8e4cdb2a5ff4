import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The notes stand under the text, not under the switch. */
export const notes = style({ paddingInlineStart: '42px' });

/** A switch without its label in sight. */
export const bare = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  cursor: 'pointer',
  '@media': { [media.finger]: { minWidth: '44px', minHeight: '44px' } },
  selectors: { '&:has(:disabled, [aria-readonly="true"])': { cursor: 'default' } },
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  width: '34px',
  height: '20px',
  marginTop: 'calc((1lh - 20px) / 2)',
  borderRadius: '10px',
  background: color.surface,
  border: `1px solid ${color.border}`,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.hover}, border-color ${vars.motion.hover}`,
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:checked::after': { borderColor: 'HighlightText', forcedColorAdjust: 'none' },
        '&:disabled::before': { background: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText' },
        '&:checked:disabled::before': { background: 'Canvas' },
      },
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      background: color.border,
      transition: `transform ${vars.motion.overlay} ${vars.motion.ease}, background-color ${vars.motion.hover}`,
    },
    // A tick in the room that the knob left: what is on is not said by colour alone.
    '&:checked::after': {
      content: '',
      position: 'absolute',
      top: '5px',
      insetInlineStart: '6px',
      width: '7px',
      height: '4px',
      borderLeft: '1.75px solid',
      borderBottom: '1.75px solid',
      borderColor: color.onAccent,
      transform: 'rotate(-45deg)',
    },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::before': {
      background: color.onAccent,
      transform: `translateX(calc(14px * ${vars.forward}))`,
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:is(:disabled, [aria-readonly="true"])': { background: color.subtle, borderColor: color.line },
    '&:checked:is(:disabled, [aria-readonly="true"])': {
      background: color.muted,
      borderColor: color.muted,
    },
  },
});
