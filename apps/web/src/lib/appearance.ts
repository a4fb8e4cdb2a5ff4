import type { Scale, Scheme, ThemeName } from '@tatami/ui/theme';

/** How the product looks in this browser. */
export interface Appearance {
  scheme: Scheme;
  scale: Scale;
}

/** The themes whose stylesheets lie in the document, so that neither has to be waited for. */
const themes = { light: 'lara-light-indigo', dark: 'lara-dark-indigo' } satisfies Record<Scheme, ThemeName>;

/** The root font size in pixels (spec §2). Written out here: the head script carries no part of the library. */
export const scales = [12, 13, 14, 15, 16] as const satisfies readonly Scale[];

const schemeKey = 'tatami.scheme';
const scaleKey = 'tatami.scale';

/** Spec §2: the light scheme and 14 px unless this browser was told otherwise. */
export function readAppearance(storage: Pick<Storage, 'getItem'>): Appearance {
  const scale = Number(storage.getItem(scaleKey));
  return {
    scheme: storage.getItem(schemeKey) === 'dark' ? 'dark' : 'light',
    scale: scales.find((known) => known === scale) ?? 14,
  };
}

export function writeAppearance(storage: Pick<Storage, 'setItem'>, { scheme, scale }: Appearance): void {
  storage.setItem(schemeKey, scheme);
  storage.setItem(scaleKey, String(scale));
}

/** A theme is a class of the root element, the scale an attribute. */
export function applyAppearance(root: HTMLElement, { scheme, scale }: Appearance): void {
  root.className = themes[scheme];
  root.dataset.scale = String(scale);
}
