import { style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';

const { color, space } = vars;

export const release = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gap: space[24],
  paddingTop: space[20],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] } },
});
export const texts = style({ display: 'grid', gap: space[20], minWidth: 0, maxWidth: '48rem' });
export const text = style({
  minWidth: 0,
  lineHeight: 1.6,
  selectors: { '& + &': { paddingTop: space[20], borderTop: `1px solid ${color.line}` } },
});
