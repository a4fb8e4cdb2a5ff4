import { globalStyle } from '@vanilla-extract/css';
import { themeDefinitions } from '../../theme/families.ts';
import { makePalette } from '../../theme/palette.ts';
import { colorRoles } from '../../theme/roles.ts';
import { defaultTheme } from '../../theme/themes.ts';
import { vars } from '../../theme/vars.css.ts';
import * as card from '../Card/Card.css.ts';
import * as focusPage from '../FocusPage/FocusPage.css.ts';
import * as itemList from '../ItemList/ItemList.css.ts';
import * as pageHeader from '../PageHeader/PageHeader.css.ts';
import { onPaper } from '../private/on-paper.ts';
import * as shell from '../Shell/Shell.css.ts';
import { tag } from '../Tag/Tag.css.ts';

/*
 * Any page on A4. Of what comes with the first page the classes are named here, at no cost to it; what comes later says
 * by `data-paper` what becomes of it: `none`, only what is `chosen` of it, the `word` on a button, what stays `together` on
 * one sheet, a line that comes `first` under the page's title, or a sheet that lies `across`.
 */
globalStyle('@page', { margin: '14mm 12mm' } as object);
globalStyle('@page across', { size: 'A4 landscape', margin: '10mm 12mm' } as object);
onPaper(':root:has([data-paper="across"], [data-wide]) body', { page: 'across' });

/** The theme of paper: black on white whatever the screen has, in rows as close as print is. */
const theme = themeDefinitions.find(({ name }) => name === defaultTheme);
if (!theme) throw new Error('Paper needs the default theme.');
const palette = makePalette(theme.look, theme.hue);
const white = { background: '#fff', surface: '#fff', head: '#fff', text: '#000', line: '#c4c6cf' };
const { color, size } = vars;
onPaper([':root:root', ':root:root [data-ground]'], {
  colorScheme: 'light',
  vars: {
    ...Object.fromEntries(colorRoles.map((role) => [color[role], palette[role]])),
    ...Object.fromEntries(
      Object.entries(white).map(([role, value]) => [color[role as keyof typeof white], value]),
    ),
    [size.topBar]: '0px',
    [size.stickyTop]: '0px',
    [size.pageEnd]: '0px',
    [size.menu]: '0px',
    [size.gutter]: '0px',
    [size.card]: '0px',
    [size.rowCompact]: '24px',
    [size.row]: '26px',
    [size.rowComfortable]: '30px',
  },
});
onPaper(':root:root:has([data-paper="across"])', { fontSize: '8pt' });
onPaper(`:root:has([data-paper="across"]) .${pageHeader.description}`, { display: 'none' });
onPaper('body', { minHeight: 0 });

/** What is of no use where nothing can be pressed. */
onPaper(
  [
    `.${pageHeader.back}`,
    'dialog',
    '[popover]',
    '[role="dialog"]',
    '[role="menu"]',
    'input:not(form *, [role="switch"])',
    'main button:not(th *, h2 *, h3 *, h4 *, [role="radio"], [data-set], [data-paper="word"] *, [data-paper="chosen"] [aria-pressed="true"])',
    ':is(thead, [data-set]) svg',
    `.${itemList.chevron}`,
    '[data-card="select"]',
    'th:has(> input)',
    '[data-paper="none"]',
    `.${focusPage.main} :is(label, input)`,
    `.${focusPage.scene}`,
    `.${focusPage.bottom}`,
    'nav:has(~ [data-paper="whole"], ~ * [data-paper="whole"])',
    ':has([data-paper="whole"]) ~ nav',
  ],
  { display: 'none !important' },
);

onPaper([`.${focusPage.top}`], { position: 'static' });

/** What holds the page on the screen lets go of it: a sheet begins where the last one ends. */
onPaper([`.${shell.shell}`, `.${shell.page}`, `.${shell.main}`, `.${focusPage.page}`, `.${focusPage.main}`], {
  display: 'block',
  minHeight: 0,
  maxWidth: 'none',
  margin: '0 !important',
  overflow: 'visible',
  animation: 'none',
});
onPaper([`.${card.card}`, '[data-wide]'], {
  overflow: 'visible !important',
  maxHeight: 'none !important',
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  background: 'none',
});
/** What has a place of its own in a head stands on the first sheet only. */
onPaper('thead *', { position: 'static !important' });
onPaper('th > button', { display: 'contents !important' });
onPaper('td, th', { position: 'static !important', whiteSpace: 'normal !important', height: 'auto' });
onPaper(':is(td, th):first-child', { paddingInlineStart: '0 !important' });

/** A line for each of a list, and what is short before what is long beside it. */
onPaper(`.${itemList.item}`, { minHeight: 0, paddingBlock: '1mm' });
// The second line and the end of each row begin below those of the one before.
onPaper(`.${itemList.body}:has(> .${itemList.description})`, {
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  alignItems: 'baseline',
  gap: vars.space[16],
});
onPaper(`.${itemList.body} + .${itemList.end}`, { minWidth: '32mm' });
onPaper('[data-paper="ahead"]', { order: -1 });

/** What there is to know of what is listed stands above the list, in a line. */
onPaper(`.${pageHeader.header}:has(~ [data-paper="first"])`, { order: -2 });
onPaper('[data-paper="first"]', { order: -1 });
onPaper(`[data-paper="first"] .${card.header}:has(+ * dl)`, { display: 'none' });
onPaper('[data-paper="first"] dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[32]}`,
});
onPaper('[data-paper="first"] dl > *', { display: 'block' });

/** The heads of tables stand on every sheet; no row is cut, and no title stays behind alone. */
onPaper('thead', { display: 'table-header-group' });
onPaper(
  // A year is read beside what it comes to.
  ['tr', 'li', 'dl > *', '[role="status"]', '[data-paper="together"]', `.${card.card}:has([role="grid"])`],
  { breakInside: 'avoid' },
);
onPaper(['h1', 'h2', 'h3', 'h4', `.${card.header}`], { breakAfter: 'avoid' });
// Nor does the line that says how many rows there are.
onPaper('main nav', { breakBefore: 'avoid' });

/** What changed stands under what it is called: a cell has no room for both. */
onPaper('td dl > *', { display: 'block !important' });
onPaper('a', { color: 'inherit !important', textDecoration: 'none !important' });

/** What was chosen or typed is said, as words. */
onPaper('select, form :is(input:not([type="checkbox"], [type="radio"]), textarea)', {
  appearance: 'none',
  minHeight: '0 !important',
  padding: '0 !important',
  border: '0 !important',
  borderRadius: '0 !important',
  background: 'none !important',
});
onPaper('form ::placeholder', { visibility: 'hidden' });
onPaper(['form label > [aria-hidden]', 'form [id$="-hint"]'], { display: 'none' });
onPaper('select:not(form *)', { width: 'auto !important', fontWeight: vars.weight.strong });
onPaper(`.${card.header} > :not(h2, h3, h4, :has(select))`, { display: 'none' });
onPaper([`.${card.header}`, '[role="group"]:has(> [role="group"])'], {
  padding: '0 !important',
  minHeight: 0,
});
onPaper('select ~ *', { display: 'none !important' });
onPaper('[role="group"]', { gap: '0 !important' });
onPaper(['[data-set]', '[data-paper="chosen"] [aria-pressed]'], {
  marginInlineEnd: vars.space[24],
  padding: '0 !important',
  border: '0 !important',
  background: 'none !important',
  color: `${color.text} !important`,
});
onPaper(['[role="img"]', '[role="switch"]', 'progress', `.${tag}::before`], { printColorAdjust: 'exact' });

onPaper('[data-paper="word"] *', {
  display: 'inline !important',
  minHeight: 0,
  padding: '0 !important',
  border: 0,
  background: 'none !important',
  color: 'inherit',
});
onPaper('[data-paper="word"] svg', { display: 'none !important' });
