import { type Appearance, applyAppearance, writeAppearance } from './appearance.ts';
import { getAppearance, setAppearance } from './use-appearance.ts';

/** Changes how the product looks, from now on and at the next visit. */
export function changeAppearance(changes: Partial<Appearance>): void {
  const appearance = { ...getAppearance(), ...changes };
  writeAppearance(localStorage, appearance);
  applyAppearance(document.documentElement, appearance);
  setAppearance(appearance);
}
