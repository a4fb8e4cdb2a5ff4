import { appKept } from '../versions/versions.ts';

const isFirstVisit = !navigator.serviceWorker?.controller;

/**
 * Has the worker keep what came before it was there: the code of the pages of a first visit. They come out of the browser's
 * own cache.
 */
export function keepCode(): void {
  if (!isFirstVisit) return;
  void appKept.then(() => {
    if (!navigator.serviceWorker?.controller) return;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const ours = files.filter((file) => file.startsWith(`${location.origin}/static/`));
    for (const file of new Set(ours)) void fetch(file).catch(() => {});
  });
}
