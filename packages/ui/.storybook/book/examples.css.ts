import { style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { title3 } from './page.css.ts';

const { color, space } = vars;

export const examples = style({ display: 'grid', gap: '40px', marginTop: space[32], minWidth: 0 });
export const example = style({ display: 'grid', gap: space[12], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
});
export const name = title3;
export const about = style({ color: color.muted, maxWidth: '44rem' });
export const frame = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.shape.radiusCard,
  background: color.background,
  overflow: 'clip',
});
export const inline = style({
  minWidth: 0,
  padding: space[24],
  // What floats in a story stays in it.
  position: 'relative',
  overflowX: 'auto',
  '@media': { [media.phone]: { padding: space[16] } },
});
export const framed = style({ display: 'block', maxWidth: '100%', marginInline: 'auto', border: 0 });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: space[4],
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
});
export const samples = style({ display: 'grid', gap: space[12], minWidth: 0 });
