import { createEarlyFetch } from './early-requests.ts';

/** The browser's `fetch`, which first looks among the requests the head script began. */
export const earlyFetch = createEarlyFetch(window.tatamiEarly ?? new Map(), location.origin, (request) =>
  fetch(request),
);
