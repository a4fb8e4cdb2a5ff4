import { makeTheme } from '@tatami/ui/make-theme';
import { defaultTheme, isThemeName, wearTheme } from '@tatami/ui/theme';
import { changeAppearance } from './use-appearance.ts';

/** Puts a theme on and keeps its stylesheet, so that the next visit begins with it before anything has loaded. */
export function chooseTheme(wanted: string): void {
  // One that a later version no longer has gives way to the default.
  const name = isThemeName(wanted) ? wanted : defaultTheme;
  const sheet = makeTheme(name);
  wearTheme(document, sheet);
  changeAppearance({ theme: name === defaultTheme ? null : sheet });
}
