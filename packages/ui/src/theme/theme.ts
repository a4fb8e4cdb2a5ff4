export type { Scheme } from './family.ts';
export { media } from './media.ts';
export {
  defaultScale,
  defaultTheme,
  inScheme,
  isThemeName,
  type Scale,
  scales,
  type Theme,
  type ThemeName,
  themes,
} from './themes.ts';
export type { Space } from './tokens.ts';
export { vars } from './vars.css.ts';
