import type showcase from './pl.json';
import type uikit from './uikit/pl.json';

type Showcase = typeof showcase;
type Uikit = typeof uikit;

declare global {
  interface TatamiTexts extends Showcase, Uikit {}
}
