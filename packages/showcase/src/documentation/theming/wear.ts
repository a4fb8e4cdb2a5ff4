import { makeTheme } from '@tatami/ui/make-theme';
import {
  inScheme,
  isThemeName,
  systemScheme,
  type ThemeName,
  themeVersion,
  wearTheme,
} from '@tatami/ui/theme';

const KEPT = 'theme';

/** Puts a theme on, and keeps it: the next visit wears it before anything is drawn. */
export function choose(name: ThemeName): void {
  const sheet = makeTheme(name);
  wearTheme(document, sheet);
  localStorage.setItem(KEPT, JSON.stringify(sheet));
}

/** Puts on what was kept, or what the system asks for. */
export function begin(): void {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
  if (kept?.version === themeVersion && isThemeName(kept.name)) wearTheme(document, kept);
  else wearTheme(document, makeTheme(inScheme('lara-light-teal', systemScheme())));
}
