import { useSyncExternalStore } from 'react';
import { choices } from '../cookies/consent.ts';
import { type Appearance, applyAppearance, defaultAppearance, writeAppearance } from './appearance.ts';
import { getAppearance, setAppearance, subscribeToAppearance } from './appearance-store.ts';

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeToAppearance, getAppearance, () => defaultAppearance);
}

/** Changes how the product looks, from now on and at the next visit. */
export function changeAppearance(changes: Partial<Appearance>): void {
  const appearance = { ...getAppearance(), ...changes };
  writeAppearance(choices(), appearance);
  applyAppearance(document.documentElement, appearance);
  setAppearance(appearance);
}
