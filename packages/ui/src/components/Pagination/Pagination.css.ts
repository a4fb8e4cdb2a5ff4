import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenInForcedColors } from '../private/forced-colors.ts';

const { color } = vars;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const range = style({
  color: color.muted,
  fontSize: vars.type.small,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = style({ display: 'flex', alignItems: 'center', gap: '2px' });

export const page = style({
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  paddingInline: vars.space[8],
  borderRadius: vars.shape.radiusControl,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&[aria-current]': { background: color.tint, color: color.onTint, fontWeight: vars.weight.strong },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { ...chosenInForcedColors, outlineColor: 'Highlight' } },
    },
  },
});

/** A phone has room for the two arrows; the range says where one is. */
export const numbers = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });

export const gap = style({ minWidth: vars.space[24], textAlign: 'center', color: color.muted });
