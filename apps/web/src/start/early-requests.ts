/**
 * Requests that the head script began before the app came. The app asks for the same addresses through the head script's
 * `fetch`, and gets the answer that is already on its way.
 */
export type EarlyRequests = Map<string, Promise<Response>>;

declare global {
  interface Window {
    tatamiEarly?: EarlyRequests;
  }
}

/** Two addresses are one request when only escaping or the order of their parameters differs. */
export function earlyKey(address: string, origin: string): string {
  const url = new URL(address, origin);
  url.searchParams.sort();
  return decodeURIComponent(url.pathname) + url.search;
}

/** A `fetch` that hands out each early answer once. */
export function createEarlyFetch(early: EarlyRequests, origin: string, fetch: typeof globalThis.fetch) {
  return (input: Request): Promise<Response> => {
    const key = earlyKey(input.url, origin);
    const answer = input.method === 'GET' ? early.get(key) : undefined;
    if (!answer) return fetch(input);
    early.delete(key);
    return answer;
  };
}

/** Lets go of the answers that nobody took. A body that is not read would hold its connection. */
export function dropEarly(early: EarlyRequests): void {
  for (const answer of early.values()) {
    answer.then(({ body }) => body?.cancel()).catch(() => {});
  }
  early.clear();
}
