import { useSyncExternalStore } from 'react';
import { type Appearance, defaultAppearance } from './appearance.ts';
import { getAppearance, subscribeToAppearance } from './appearance-store.ts';

/** A part of how the product looks now. Whoever goes by it is drawn anew when that part changes, and for no other. */
export function useAppearance<Part extends keyof Appearance>(part: Part): Appearance[Part] {
  return useSyncExternalStore(
    subscribeToAppearance,
    () => getAppearance()[part],
    () => defaultAppearance[part],
  );
}
