import { appKept } from '../versions/versions.ts';

/** Whether the browser began this document without the app, which it may keep from now on. */
export const isFirstVisit = !navigator.serviceWorker?.controller;

/**
 * Lets the worker keep what came before it was there, or was on its way then: the code of the pages of a first visit.
 * What the worker has fetched itself it keeps anyway.
 */
export function keepCode(): void {
  if (!isFirstVisit) return;
  void appKept.then(() => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      const addresses = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
      if (addresses.length > 0) navigator.serviceWorker?.controller?.postMessage(addresses);
    }).observe({ type: 'resource', buffered: true });
  });
}
