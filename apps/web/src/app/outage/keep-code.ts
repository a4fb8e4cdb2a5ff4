import { appKept } from '../versions/versions.ts';

const isFirstVisit = !navigator.serviceWorker?.controller;

/** Has the worker keep what came before it was there: the code of the pages of a first visit. */
export function keepCode(): void {
  if (!isFirstVisit) return;
  void appKept.then(() => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    navigator.serviceWorker?.controller?.postMessage(addresses);
  });
}
