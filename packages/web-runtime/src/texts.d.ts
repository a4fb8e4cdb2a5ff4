import type appearance from './appearance/pl.json';
import type router from './router/pl.json';

type Appearance = typeof appearance;
type Router = typeof router;

declare global {
  /** Every text there is, by its name: whoever brings texts names them here. */
  interface TatamiTexts extends Appearance, Router {}
}
