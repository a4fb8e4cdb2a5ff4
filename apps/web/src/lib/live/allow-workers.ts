/**
 * Lets the library of the connection make the worker that beats while the page is in the background, out of a text of its
 * own: what a page has made itself may be a worker, and nothing else that is a mere text may be a script.
 */
export function allowWorkers(): void {
  if (window.trustedTypes?.defaultPolicy === null)
    window.trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (url.startsWith(`blob:${location.origin}/`) ? url : null),
    });
}
