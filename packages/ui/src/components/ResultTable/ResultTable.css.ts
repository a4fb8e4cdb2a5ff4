import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const table = style({ width: '100%', borderCollapse: 'collapse' });

const inset = { paddingBlock: space[8], paddingInline: space[8] } as const;
const first = { paddingInlineStart: vars.size.card } as const;
const last = { '&:last-child': { paddingInlineEnd: vars.size.card } } as const;

export const head = style({
  ...inset,
  ...first,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
export const figureHead = style([head, { paddingInlineStart: space[8], textAlign: 'end', selectors: last }]);

export const name = style({
  ...inset,
  ...first,
  borderTop: `1px solid ${color.line}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const sum = style([name, { fontWeight: vars.weight.strong }]);
export const figure = style({
  ...inset,
  borderTop: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: last,
});
