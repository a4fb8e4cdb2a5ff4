import { createEarlyFetch } from './early-requests.ts';

/** The browser's `fetch`, which first looks among the requests the head script began. */
export function earlyFetch(request: Request): Promise<Response> {
  const early = window.tatamiEarly;
  return early ? createEarlyFetch(early, location.origin, fetch)(request) : fetch(request);
}
