import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { fingerTarget } from '../private/finger-target.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

/** The chips keep to one line that scrolls sideways on a phone. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: '4px',
      margin: '-4px',
      scrollPaddingInline: '4px',
    },
  },
});

globalStyle(`${bar} > *`, { '@media': { [media.phone]: { flexShrink: 0 } } });

/** A chip is dashed while it is only possible, filled once it narrows. */
export const chip = style({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  maxWidth: '360px',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderRadius: vars.shape.radiusChip,
  border: `1px dashed ${color.border}`,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.subtle, color: color.text },
    '&[data-set]': { background: color.tint, border: `1px solid ${color.accent}`, color: color.onTint },
    '&[data-set]:is(:hover, [aria-expanded="true"])': { background: color.tintHover },
  },
  '@media': {
    ...fingerTarget(5),
    [media.forcedColors]: { selectors: { '&[data-set]': { ...chosenInForcedColors } } },
  },
});

export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: vars.weight.regular });

export const panel = style({ display: 'grid', gap: vars.space[12], minWidth: '224px' });

export const choices = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space[8]})` });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  paddingInline: vars.space[8],
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.subtle } },
});

export const count = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingTop: vars.space[8],
  borderTop: `1px solid ${color.line}`,
});

/** The rest of the filters, by name. */
export const offer = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[8],
  borderRadius: vars.shape.radiusControl,
  textAlign: 'start',
  outlineOffset: '-2px',
  selectors: { '&:hover': { background: color.subtle } },
});

/** Two fields beside each other where each has room; as high before they come as they will be. */
export const bounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: vars.space[12],
  alignContent: 'start',
  minWidth: 'min(320px, 80vw)',
  minHeight: `calc(${vars.size.control} + 1lh + ${vars.space[4]})`,
});
