export type { Scheme } from './family.ts';
export { themeVersion } from './generated/version.ts';
export { fromDesktop, media } from './media.ts';
export { followSystemScheme, systemScheme } from './system-scheme.ts';
export {
  defaultInputStyle,
  defaultScale,
  defaultTheme,
  type InputStyle,
  inputStyles,
  inScheme,
  isThemeName,
  type Scale,
  scales,
  type Theme,
  type ThemeColor,
  type ThemeFamily,
  type ThemeName,
  themes,
} from './themes.ts';
export type { Space } from './tokens.ts';
export { vars } from './vars.css.ts';
export { adoptTheme, type ThemeSheet, wearTheme } from './wear-theme.ts';
