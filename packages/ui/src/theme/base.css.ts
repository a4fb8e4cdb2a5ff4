import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { scales } from './themes.ts';
import { vars } from './vars.css.ts';

/** The layer below everything else, whatever order the stylesheets arrive in. */
const base = globalLayer('tatami-base');

const baseStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

// Of elements alone: a rule for every `::before`, `::after` or `::selection` makes the browser work out the style of
// each of these for each element, whenever a theme is switched or a dialog opens.
baseStyle('*', { boxSizing: 'border-box', margin: 0 });
baseStyle(':root', {
  // Always there, so that a page which grows longer does not shift.
  overflowY: 'scroll',
  // Of the reader's own browser setting: 87.5 % of 16 px is 14 px.
  fontSize: '87.5%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
for (const scale of scales) baseStyle(`:root[data-scale="${scale}"]`, { fontSize: `${(scale / 16) * 100}%` });
baseStyle('body', {
  minHeight: '100dvh',
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font,
  fontSize: vars.type.body,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
});
baseStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
baseStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
baseStyle('ul, ol', { listStyle: 'none', padding: 0 });
baseStyle('a', { color: 'inherit', textDecoration: 'none' });
baseStyle('svg, img', { display: 'block', maxWidth: '100%' });
baseStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
baseStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
baseStyle('th', { fontWeight: 'inherit', textAlign: 'inherit' });
baseStyle('h1, h2, h3, h4', { font: 'inherit' });
baseStyle('[hidden]', { display: 'none !important' });
baseStyle(':focus-visible', {
  outline: `${vars.shape.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: vars.shape.focusOffset,
  // Out from under a head that stays, and with its label.
  scrollMarginBlock: '48px',
});
baseStyle(':root::selection', { background: vars.color.tintHover, color: vars.color.onTint });
