/** Waits until the document has all it asked for, and nothing else is to be done. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser yet.
    const begin = () => (window.requestIdleCallback ?? setTimeout)(() => resolve());
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  });
}
