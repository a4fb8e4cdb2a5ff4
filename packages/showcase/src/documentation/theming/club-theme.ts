import { makeTheme } from '@tatami/ui/make-theme';
import type { ThemeSheet } from '@tatami/ui/theme';

/**
 * The club's own: a theme that is there, in the maroon of its keikogi and with square corners. Whoever gives a role a colour of
 * their own answers for its contrast: 4.5 to 1 for words, 3 to 1 for the edge of a field.
 */
export function clubTheme(): ThemeSheet {
  const theme = makeTheme('lara-light-pink');
  const own = {
    '--t-accent': 'oklch(0.42 0.15 15)',
    '--t-fill': 'oklch(0.42 0.15 15)',
    '--t-fill-hover': 'oklch(0.36 0.14 15)',
    '--t-focus': 'oklch(0.42 0.15 15)',
    '--t-radius-card': '2px',
    '--t-radius-control': '2px',
    '--t-radius-button': '2px',
  };
  const lines = Object.entries(own).map(([role, value]) => `${role}: ${value};`);
  return { ...theme, css: `${theme.css}\n.${theme.name} { ${lines.join(' ')} }` };
}
