import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: `${vars.space[16]} ${vars.space[12]}`,
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: '2px' });

export const groupLabel = style({
  paddingInline: vars.space[8],
  paddingBottom: vars.space[4],
  color: color.muted,
  fontSize: vars.type.caption,
  fontWeight: vars.weight.strong,
});

export const item = style({
  position: 'relative',
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.control,
  paddingInline: vars.space[8],
  borderRadius: vars.shape.radiusItem,
  color: color.text,
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[data-trail]': { fontWeight: vars.weight.strong },
    '&[aria-current]': { background: color.selected, color: color.onSelected },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '8px',
      insetInlineStart: 0,
      width: vars.shape.selectedMark,
      borderRadius: '2px',
      background: color.accent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // Filled, as all that is chosen: an outline looked as the ring of the focus does.
      selectors: { '&[aria-current]': { ...chosenInForcedColors, outlineColor: 'Highlight' } },
    },
  },
});

export const icon = style({
  display: 'grid',
  color: color.muted,
  selectors: {
    '[aria-current] > &': { color: 'inherit' },
    '[data-trail] > &': { color: color.accent },
  },
});

/** The entries under another one, along a line. */
export const branch = style({
  marginInlineStart: '17px',
  paddingInlineStart: vars.space[8],
  paddingBlock: '2px',
  borderInlineStart: `1px solid ${color.line}`,
});

export const chevron = style({
  display: 'grid',
  color: color.muted,
  transition: `transform ${vars.motion.menu} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const text = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  paddingBlock: '4px',
});
