import { makeTheme } from '@tatami/ui/make-theme';
import { defaultTheme, inScheme, isThemeName, systemScheme, type Theme, wearTheme } from '@tatami/ui/theme';
import { getAppearance } from './appearance-store.ts';
import { changeAppearance } from './use-appearance.ts';

/** Light, dark, or whichever the system asks for. */
export type SchemeChoice = Theme['scheme'] | 'system';

/** Puts a theme on and keeps its stylesheet, so that the next visit begins with it before anything has loaded. */
export function chooseTheme(wanted: string): void {
  wear(wanted, getAppearance().bySystem !== null);
}

/** The nearest relation of the worn theme in that scheme. */
export function chooseScheme(choice: SchemeChoice): void {
  const worn = getAppearance().theme?.name ?? defaultTheme;
  if (choice === 'system') wear(worn, true);
  else wear(isThemeName(worn) ? inScheme(worn, choice) : worn, false);
}

function wear(wanted: string, bySystem: boolean): void {
  // One that a later version no longer has gives way to the default.
  const known = isThemeName(wanted) ? wanted : defaultTheme;
  const name = bySystem ? inScheme(known, systemScheme()) : known;
  const sheet = makeTheme(name);
  wearTheme(document, sheet);
  const kept = (theme: typeof name) => {
    if (theme === defaultTheme) return null;
    return theme === name ? sheet : makeTheme(theme);
  };
  changeAppearance({
    theme: kept(name),
    bySystem: bySystem ? { light: kept(inScheme(name, 'light')), dark: kept(inScheme(name, 'dark')) } : null,
  });
}
