import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../src/theme/media.ts';
import { vars } from '../../src/theme/vars.css.ts';

const { color, space } = vars;

export const table = style({ width: '100%', tableLayout: 'fixed' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[12]} ${space[8]}`,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):first-child`, { width: '36%', paddingInlineStart: 0 });
globalStyle(`${table} thead th`, { color: color.muted, fontSize: vars.type.small, borderTop: 0 });
globalStyle(`${table} :is(th, td):nth-child(n + 3)`, { '@media': { [media.phone]: { display: 'none' } } });
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
