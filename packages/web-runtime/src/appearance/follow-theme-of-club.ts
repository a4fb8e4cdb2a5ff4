import { getAppearance } from './appearance-store.ts';

/** Keeps to the theme of the club, whichever that is now, where nobody has chosen another in this browser. */
export async function followThemeOfClub(name: string | null): Promise<void> {
  const { ofClub, theme } = getAppearance();
  if (!ofClub || (theme?.name ?? null) === name) return;
  const { wearThemeOfClub } = await import('./choose-theme.ts');
  wearThemeOfClub(name);
}
