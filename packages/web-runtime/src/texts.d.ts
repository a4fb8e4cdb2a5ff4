import type appearance from './appearance/pl.json';
import type cookies from './cookies/pl.json';
import type i18n from './i18n/pl.json';
import type router from './router/pl.json';

type Appearance = typeof appearance;
type Cookies = typeof cookies;
type I18n = typeof i18n;
type Router = typeof router;

declare global {
  /** Every text there is, by its name: whoever brings texts names them here. */
  interface TatamiTexts extends Appearance, Cookies, I18n, Router {}
}
