import type { InputStyle, Scale, Theme, ThemeSheet } from '@tatami/ui/theme';

export type MenuType = 'static' | 'overlay';

export type BySystem = Readonly<Record<Theme['scheme'], ThemeSheet | null>>;

/** How the product looks in this browser (spec §2, Settings panel). */
export interface Appearance {
  /** The stylesheet of the chosen theme; none while it is the default one, which lies in the document. */
  theme: ThemeSheet | null;
  /** The theme of each scheme, while the system decides between light and dark. */
  bySystem: BySystem | null;
  /** Whether the theme is the club's, as nobody has chosen one in this browser. */
  ofClub: boolean;
  scale: Scale;
  menuType: MenuType;
  inputStyle: InputStyle;
  ripple: boolean;
}

// Written out here: the head script carries no more of the library than it needs.
export const scales = [12, 13, 14, 15, 16] as const satisfies readonly Scale[];
export const inputStyles = ['outlined', 'filled'] as const satisfies readonly InputStyle[];
export const menuTypes = ['static', 'overlay'] as const satisfies readonly MenuType[];

export const defaultAppearance: Appearance = {
  theme: null,
  bySystem: null,
  ofClub: true,
  scale: 14,
  menuType: 'static',
  inputStyle: 'outlined',
  ripple: false,
};

const storageKey = 'tatami.appearance';

/**
 * What this browser was told; whatever is missing or can't be read is the default.
 *
 * @param isSystemDark what the system asks for now
 */
export function readAppearance(
  storage: Pick<Storage, 'getItem'>,
  isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches,
): Appearance {
  const kept = parsed(storage.getItem(storageKey));
  const oneOf = <Value>(known: readonly Value[], value: unknown, otherwise: Value) =>
    known.find((candidate) => candidate === value) ?? otherwise;
  const bySystem = readBySystem(kept.bySystem);
  const theme = bySystem ? bySystem[isSystemDark ? 'dark' : 'light'] : kept.theme;
  return {
    theme: isThemeSheet(theme) ? theme : null,
    bySystem,
    // Before a club could have a theme, one that was kept was chosen.
    ofClub: kept.ofClub === undefined ? !isThemeSheet(theme) && !bySystem : kept.ofClub === true,
    scale: oneOf<Scale>(scales, kept.scale, defaultAppearance.scale),
    menuType: oneOf<MenuType>(menuTypes, kept.menuType, defaultAppearance.menuType),
    inputStyle: oneOf<InputStyle>(inputStyles, kept.inputStyle, defaultAppearance.inputStyle),
    ripple: kept.ripple === true,
  };
}

export function writeAppearance(storage: Pick<Storage, 'setItem'>, appearance: Appearance): void {
  storage.setItem(storageKey, JSON.stringify(appearance));
}

/** All but the theme: the root element says it, the styles follow. */
export function applyAppearance(root: HTMLElement, { scale, inputStyle }: Appearance): void {
  root.dataset.scale = String(scale);
  root.dataset.inputStyle = inputStyle;
}

const menuKey = 'tatami.menu';

/** Whether the menu was closed where there is room for it: that is what is remembered, open it is by itself. */
export function isMenuClosed(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(menuKey) === 'closed';
}

export function rememberMenu(storage: Pick<Storage, 'setItem' | 'removeItem'>, open: boolean): void {
  if (open) storage.removeItem(menuKey);
  else storage.setItem(menuKey, 'closed');
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readBySystem(value: unknown): BySystem | null {
  const { light, dark }: Partial<BySystem> = typeof value === 'object' && value !== null ? value : {};
  const isKept = [light, dark].every((sheet) => sheet === null || isThemeSheet(sheet));
  return isKept ? { light: light ?? null, dark: dark ?? null } : null;
}

function isThemeSheet(value: unknown): value is ThemeSheet {
  const sheet: Partial<ThemeSheet> = typeof value === 'object' && value !== null ? value : {};
  return [sheet.name, sheet.css, sheet.barColor, sheet.version].every((part) => typeof part === 'string');
}
