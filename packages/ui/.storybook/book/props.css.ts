import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../src/components/private/visually-hidden.ts';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { code } from './page.css.ts';

const { color, space } = vars;

export const tables = style({ display: 'grid', gap: '48px', marginTop: space[32] });
export const table = style({ display: 'grid', gap: space[12], minWidth: 0 });
export const name = style([code, { fontSize: '1.4rem', fontWeight: vars.weight.strong }]);
export const about = style({ color: color.muted, maxWidth: '44rem' });

/** A line of three on a desktop; on a phone its cells stand under each other. */
export const rows = style({
  width: '100%',
  tableLayout: 'fixed',
  '@media': { [media.belowDesktop]: { display: 'block' } },
});
export const head = style({
  color: color.muted,
  fontSize: vars.type.small,
  '@media': { [media.belowDesktop]: visuallyHidden },
});
globalStyle(`${head} th`, { padding: `${space[8]} ${space[16]} ${space[8]} 0` });
globalStyle(`${head} th:first-child`, { width: '24%' });
globalStyle(`${head} th:nth-child(2)`, { width: '34%' });
globalStyle(`${rows} tbody`, { '@media': { [media.belowDesktop]: { display: 'block' } } });
export const row = style({
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.belowDesktop]: { display: 'block', paddingBlock: space[12] } },
});
export const cell = style({
  padding: `${space[12]} ${space[16]} ${space[12]} 0`,
  lineHeight: 1.5,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.belowDesktop]: { display: 'block', padding: `${space[4]} 0` } },
});
export const prop = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'baseline',
  minWidth: 0,
});
export const propName = style([code, { fontWeight: vars.weight.strong }]);
export const type = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  color: color.onTint,
  overflowWrap: 'anywhere',
});
export const initial = style({ color: color.muted, fontSize: vars.type.small });
