import { makeTheme } from '@tatami/ui/make-theme';
import {
  adoptTheme,
  defaultTheme,
  inScheme,
  isThemeName,
  systemScheme,
  type Theme,
  type ThemeName,
  wearTheme,
} from '@tatami/ui/theme';
import type { Appearance } from './appearance.ts';
import { getAppearance } from './appearance-store.ts';
import { changeAppearance } from './change-appearance.ts';

/** A light scheme, a dark one, or whichever the system asks for. */
export type SchemeChoice = Theme['scheme'] | 'system';

/** Puts a theme on and keeps its stylesheet, so that the next visit begins with it before anything has loaded. */
export function chooseTheme(wanted: string): void {
  wear(wanted, getAppearance().bySystem !== null);
}

/** Puts the club's theme on, for whoever has chosen none; it stays the club's, and goes with that. */
export function wearThemeOfClub(wanted: string | null): void {
  wear(wanted ?? defaultTheme, false, true);
}

/** The nearest relation of the worn theme in that scheme. */
export function chooseScheme(choice: SchemeChoice): void {
  wear(inChosenScheme(choice), choice === 'system');
}

/** Restores the appearance that was there before somebody tried others. */
export function restoreAppearance({ theme, bySystem, ofClub, ...others }: Appearance): void {
  wear(theme?.name ?? defaultTheme, bySystem !== null, ofClub);
  changeAppearance(others);
}

/** A person points at it: with its stylesheet at hand, it is worn as soon as one that was worn before. */
export function prepareTheme(name: ThemeName): void {
  adoptTheme(document, makeTheme(name));
}

/** The same for the theme that a scheme would bring. */
export function prepareScheme(choice: SchemeChoice): void {
  prepareTheme(inChosenScheme(choice));
}

function inChosenScheme(choice: SchemeChoice): ThemeName {
  return inScheme(knownTheme(getAppearance().theme?.name), choice === 'system' ? systemScheme() : choice);
}

/** One that a later version no longer has gives way to the default. */
const knownTheme = (name = ''): ThemeName => (isThemeName(name) ? name : defaultTheme);

function wear(wanted: string, bySystem: boolean, ofClub = false): void {
  const known = knownTheme(wanted);
  const name = bySystem ? inScheme(known, systemScheme()) : known;
  const sheet = makeTheme(name);
  wearTheme(document, sheet);
  const kept = (theme: typeof name) => {
    if (theme === defaultTheme) return null;
    return theme === name ? sheet : makeTheme(theme);
  };
  changeAppearance({
    theme: kept(name),
    ofClub,
    bySystem: bySystem ? { light: kept(inScheme(name, 'light')), dark: kept(inScheme(name, 'dark')) } : null,
  });
}
