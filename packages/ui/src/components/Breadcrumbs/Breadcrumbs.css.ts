import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: color.muted,
  fontSize: vars.type.small,
});

export const item = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 });

export const separator = style({
  display: 'grid',
  marginInline: vars.space[4],
  selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.shape.radiusTag,
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  '@media': { [media.finger]: { minHeight: '44px' } },
});

export const current = style({ color: color.text, overflowWrap: 'anywhere' });
