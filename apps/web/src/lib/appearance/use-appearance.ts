import { useSyncExternalStore } from 'react';
import { type Appearance, defaultAppearance, type MenuType, readAppearance } from './appearance.ts';

const listeners = new Set<() => void>();
let current: Appearance | undefined;

/** How the product looks in this browser now. */
export function getAppearance(): Appearance {
  current ??= readAppearance(localStorage);
  return current;
}

/** Tells all who show it or go by it; `changeAppearance` does the rest. */
export function setAppearance(appearance: Appearance): void {
  current = appearance;
  for (const listener of listeners) listener();
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeToAppearance, getAppearance, () => defaultAppearance);
}

/** Of all that only the type of the menu: the frame of every page is not drawn anew for another theme. */
export function useMenuType(): MenuType {
  return useSyncExternalStore(
    subscribeToAppearance,
    () => getAppearance().menuType,
    () => defaultAppearance.menuType,
  );
}

export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
