import { globalStyle, style } from '@vanilla-extract/css';
import { serif, wide } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';

/** The text of an article: 19/1.68 in a column of 680. */
export const prose = style({
  maxWidth: 680,
  minWidth: 0,
  fontSize: 18,
  lineHeight: 1.64,
  overflowWrap: 'break-word',
  '@media': { [wide]: { fontSize: 19, lineHeight: 1.68 } },
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(',')
      .map((each) => `${prose} ${each.trim()}`)
      .join(', '),
    rule,
  );

within('p, ul, ol, pre, blockquote, figure, [data-table]', { marginBlock: '0 20px' });
within('> :last-child', { marginBottom: 0 });
// A short paragraph, too, is as high as its first letter.
within('> p:first-child', { display: 'flow-root' });
globalStyle(`${prose} > p:first-child::first-letter`, {
  '@media': {
    screen: {
      float: 'left',
      fontFamily: serif,
      fontWeight: 600,
      fontSize: '4.1em',
      lineHeight: 0.82,
      padding: '6px 10px 0 0',
      color: colors.accent,
    },
  },
});
within('h2, h3, h4, h5, h6', {
  fontFamily: serif,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  marginBlock: '44px 14px',
});
within('h2', { fontSize: 30 });
within('h3', { fontSize: 24 });
within('h4, h5, h6', { fontSize: 20 });
within('ul', { listStyle: 'disc', paddingLeft: 24 });
within('ol', { listStyle: 'decimal', paddingLeft: 28 });
within('li + li', { marginTop: 6 });
within('li > p', { marginBottom: 8 });
within('a', { textUnderlineOffset: 4 });
within('blockquote', {
  marginInline: 0,
  borderLeft: `4px solid ${colors.accent}`,
  paddingLeft: 24,
  fontFamily: serif,
  fontWeight: 600,
  fontSize: 25,
  lineHeight: 1.35,
});
within('hr', { border: 0, borderTop: `1px solid ${colors.line}`, marginBlock: 36 });
within('code', { fontSize: '.9em', background: colors.subtle, borderRadius: 4, padding: '1px 5px' });
within('pre', { background: colors.subtle, borderRadius: 8, padding: 16, overflowX: 'auto' });
within('pre code', { padding: 0 });
within('img', { width: '100%', height: 'auto', borderRadius: 8, background: colors.subtle });
within('p img', { display: 'inline', width: 'auto', verticalAlign: 'middle' });
within('figure', { marginBlock: '32px' });
within('figcaption', { marginTop: 12, fontSize: 16, lineHeight: 1.5, color: colors.muted });
within('[data-table]', { overflowX: 'auto', borderTop: `2px solid ${colors.text}` });
within('table', { width: '100%', borderCollapse: 'collapse', fontSize: 17 });
within('th, td', {
  padding: '14px 16px 14px 0',
  borderBottom: `1px solid ${colors.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
  minWidth: 96,
});
within('th', { fontWeight: 600 });
within('tbody td:first-child', { color: colors.muted });
within('[data-align=right]', { textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
within('th:last-child, td:last-child', { paddingRight: 0 });
within('[data-align=center]', { textAlign: 'center' });
