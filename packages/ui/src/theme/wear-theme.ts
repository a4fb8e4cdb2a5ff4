import type { ThemeName } from './themes.ts';

/** One theme with all it needs: can be put on, kept in a storage as JSON, or written into a document by a server. */
export interface ThemeSheet {
  readonly name: ThemeName;
  /** The stylesheet of the theme: a class that sets variables. */
  readonly css: string;
  /** The colour of the top bar, for the window around the page. */
  readonly barColor: string;
  /** The version of the release that made it: equal to `themeVersion` unless that was another. */
  readonly version: string;
}

/** The mark that every copy of this module knows: the head script of a document has its own. */
const mark = Symbol.for('@tatami/ui theme');

type ThemedDocument = Pick<Document, 'adoptedStyleSheets' | 'body' | 'documentElement' | 'querySelector'>;

/**
 * Puts a theme on: its variables, its class on the root element, and the colour of the window, all before the
 * browser draws again. No element is made and no style is written inline, so a strict Content-Security-Policy
 * allows it. Another theme's class is taken off.
 */
export function wearTheme(document: ThemedDocument, theme: ThemeSheet): void {
  const { name, barColor } = theme;
  adoptTheme(document, theme);
  document.documentElement.className = name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor);
  if (document.body) holdTransitions(document.documentElement);
}

/**
 * Gives the document a theme's stylesheet without putting it on: for one that a person is about to choose. It stays, as
 * that of a theme that was worn does: while no stylesheet comes or goes, the browser knows what it made of them.
 */
export function adoptTheme(
  { adoptedStyleSheets }: Pick<Document, 'adoptedStyleSheets'>,
  { css }: ThemeSheet,
): void {
  if (adoptedStyleSheets.some((sheet) => Reflect.get(sheet, mark) === css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  adoptedStyleSheets.push(Object.assign(sheet, { [mark]: css }));
}

let holds = 0;

/** Holds transitions for one frame: a fade from dark to light would pass through what nobody can read. */
function holdTransitions(root: HTMLElement): void {
  holds++;
  root.dataset.still = '';
  requestAnimationFrame(() => {
    // After that frame was drawn: what it costs to look at every element again is not waited for.
    setTimeout(() => {
      holds--;
      if (holds === 0) delete root.dataset.still;
    });
  });
}
