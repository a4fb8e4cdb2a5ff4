import { choices } from '../cookies/consent.ts';
import { type Appearance, applyAppearance, writeAppearance } from './appearance.ts';
import { getAppearance, setAppearance } from './appearance-store.ts';

/** Changes how the product looks, from now on and at the next visit. */
export function changeAppearance(changes: Partial<Appearance>): void {
  const appearance = { ...getAppearance(), ...changes };
  writeAppearance(choices(), appearance);
  applyAppearance(document.documentElement, appearance);
  setAppearance(appearance);
}
