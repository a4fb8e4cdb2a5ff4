const workers = navigator.serviceWorker;

/**
 * Whether the browser began this document without the app, which it may keep from now on. A worker may have taken it over
 * since: whether there is one now does not tell.
 */
export const isFirstVisit = performance
  .getEntriesByType('navigation')
  .every((entry) => (entry as PerformanceNavigationTiming).workerStart === 0);

/**
 * Lets the worker keep what came before it was there, or was on its way then: the code of the pages of a first visit. On a
 * slow line the worker may be long in coming; it is waited for. What it has fetched itself it keeps anyway.
 */
export function keepCode(): void {
  if (!isFirstVisit) return;
  const keep = () =>
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      const addresses = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
      if (addresses.length > 0) workers?.controller?.postMessage(addresses);
    }).observe({ type: 'resource', buffered: true });
  if (workers?.controller) keep();
  else workers?.addEventListener('controllerchange', keep, { once: true });
}
