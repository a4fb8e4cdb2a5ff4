import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '3px',
  borderRadius: vars.shape.radiusControl,
  background: color.subtle,
  border: `1px solid ${color.border}`,
  selectors: { '[data-invalid] > &': { borderColor: color.danger } },
});

/** Segments of one width, as high as a face with its belt. */
export const wideTrack = style([
  track,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    width: '100%',
    maxWidth: '32rem',
    vars: { [vars.size.control]: '54px' },
  },
]);

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  flex: '1 1 auto',
  minHeight: `calc(${vars.size.control} - 8px)`,
  paddingInline: vars.space[12],
  borderRadius: `calc(${vars.shape.radiusControl} - 3px)`,
  color: color.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.hover}, color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.surface,
      color: color.text,
      boxShadow: `0 0 0 1px ${color.border}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.shape.focusWidth} solid ${color.focus}`,
      outlineOffset: '1px',
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.muted },
    '[aria-readonly="true"] &': { cursor: 'default' },
    '&:has(:disabled:checked), [aria-readonly="true"] &:has(:checked)': {
      background: color.subtle,
    },
  },
  '@media': {
    ...fingerTarget(4),
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { ...chosenInForcedColors } },
    },
  },
});

/** The radio covers its segment: seen through, pressed and focused as itself. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
