import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const box = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `1px solid ${color.warning}`,
  borderRadius: vars.shape.radiusCard,
  background: color.surface,
});

export const head = style({ display: 'flex', gap: vars.space[8], alignItems: 'start' });
export const sign = style({ color: color.warning, display: 'grid', minHeight: '1lh', placeItems: 'center' });
export const title = style({ fontWeight: vars.weight.medium });
export const text = style({ color: color.muted });

export const all = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const versions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
  gap: vars.space[8],
});

export const version = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[8],
  alignContent: 'start',
  minHeight: vars.size.control,
  padding: vars.space[8],
  border: `1px solid ${color.border}`,
  borderRadius: vars.shape.radiusControl,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.hover}`,
  selectors: {
    '&:hover': { background: color.subtle },
    '&:has(:checked)': { background: color.tint, borderColor: color.accent },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

export const whose = style({
  color: color.muted,
  fontSize: vars.type.small,
  selectors: { ':has(:checked) > &': { color: color.onTint } },
});
export const value = style({
  gridColumn: 2,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { ':has(:checked) > &': { color: color.onTint } },
});
