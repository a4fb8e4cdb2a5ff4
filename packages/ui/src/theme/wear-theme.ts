import type { ThemeName } from './themes.ts';

/** One theme with all it needs: can be put on, kept in a storage as JSON, or written into a document by a server. */
export interface ThemeSheet {
  readonly name: ThemeName;
  /** Its stylesheet: a class that sets variables. */
  readonly css: string;
  /** The colour of the top bar, for the window around the page. */
  readonly barColor: string;
  /** Equal to `themeVersion` unless it was made by another release. */
  readonly version: string;
}

const mark = Symbol.for('@tatami/ui theme');

type ThemedDocument = Pick<Document, 'adoptedStyleSheets' | 'documentElement' | 'querySelector'>;

/**
 * Puts a theme on: its variables, its class on the root element, and the colour of the window, all before the
 * browser draws again. No element is made and no style is written inline, so a strict Content-Security-Policy
 * allows it. Another theme's variables are taken off.
 */
export function wearTheme(document: ThemedDocument, theme: ThemeSheet): void {
  const sheet = Object.assign(new CSSStyleSheet(), { [mark]: true });
  sheet.replaceSync(theme.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => !(mark in other)), sheet];
  document.documentElement.className = theme.name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.barColor);
}
