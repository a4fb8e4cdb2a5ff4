declare global {
  /** The head script's `fetch`: it hands out the answers that were asked for before the app came. */
  var tatamiFetch: ((request: Request) => Promise<Response>) | undefined;
}

/** The browser's `fetch`, or the head script's where that one has run. */
export function earlyFetch(request: Request): Promise<Response> {
  return (globalThis.tatamiFetch ?? fetch)(request);
}
