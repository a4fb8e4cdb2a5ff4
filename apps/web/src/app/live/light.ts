import { type ComponentType, useSyncExternalStore } from 'react';

let shown: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Shows in the footer whether the page hears of changes; until then nothing stands there. */
export function showLight(Light: ComponentType): void {
  shown = Light;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What shows whether the page hears of changes; null until that is there. */
export function useLight(): ComponentType | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
