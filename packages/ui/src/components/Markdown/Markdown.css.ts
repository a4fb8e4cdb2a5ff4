import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const prose = style({
  display: 'grid',
  gap: space[12],
  maxWidth: '65ch',
  // What somebody typed without knowing of Markdown keeps its lines.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const list = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: '1.5em',
  whiteSpace: 'normal',
});
globalStyle(`ul${list}`, { listStyle: 'disc' });
globalStyle(`ol${list}`, { listStyle: 'decimal' });
globalStyle(`${list} > li`, { whiteSpace: 'pre-line' });
globalStyle(`${list} > li::marker`, { color: color.muted });

export const quote = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.line}`,
  color: color.muted,
});

export const code = style({
  padding: '.1em .3em',
  borderRadius: '4px',
  background: color.subtle,
  fontSize: '.92em',
});

export const block = style({
  padding: space[12],
  overflowX: 'auto',
  borderRadius: vars.shape.radiusControl,
  background: color.subtle,
  fontSize: vars.type.small,
  whiteSpace: 'pre',
});

export const line = style({ width: '100%', border: 0, borderTop: `1px solid ${color.line}` });
