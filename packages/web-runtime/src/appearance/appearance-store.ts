import type { Appearance } from './appearance.ts';

declare global {
  interface Window {
    /** The appearance as the head script has read it, and put it on. */
    tatamiAppearance: Appearance;
  }
}

const listeners = new Set<() => void>();
let current: Appearance | undefined;

/** How the product looks in this browser now. */
export function getAppearance(): Appearance {
  current ??= window.tatamiAppearance;
  return current;
}

/** Tells all who show it or go by it; `changeAppearance` does the rest. */
export function setAppearance(appearance: Appearance): void {
  current = appearance;
  for (const listener of listeners) listener();
}

export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
