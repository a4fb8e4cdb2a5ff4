import { choices } from '../cookies/consent.ts';
import { type Appearance, applyAppearance, writeAppearance } from './appearance.ts';
import { getAppearance, setAppearance } from './appearance-store.ts';

/** Changes how the product looks, from now on and at the next visit. */
export function changeAppearance(changes: Partial<Appearance>): void {
  const appearance = { ...getAppearance(), ...changes };
  applyAppearance(document.documentElement, appearance);
  setAppearance(appearance);
  keepSoon();
}

let isKept = true;

/** Keeps it for the next visit once it is drawn, and at the latest when the page is left: who changes it sees it first. */
function keepSoon(): void {
  if (!isKept) return;
  isKept = false;
  addEventListener('pagehide', keep, { once: true });
  requestAnimationFrame(() => setTimeout(keep));
}

function keep(): void {
  if (isKept) return;
  isKept = true;
  removeEventListener('pagehide', keep);
  writeAppearance(choices(), getAppearance());
}
