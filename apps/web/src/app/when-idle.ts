/** The milliseconds that a browser which is never idle is waited for. */
const patienceMs = 5_000;

/** Waits until the document has all it asked for, and nothing else is to be done. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      // Not in every browser yet.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
      else setTimeout(resolve);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  });
}
