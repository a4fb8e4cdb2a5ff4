/** A page that is measured: ours, the floor or a peer's. */
export interface Subject {
  name: string;
  url: string;
  dashboard: string;
  /** A page with a table; `undefined` where there is none. */
  table: string | undefined;
  /** Whether it keeps itself in the browser. */
  hasWorker: boolean;
  /** What the browser's storage holds when a member comes back. */
  remembered: Readonly<Record<string, string>>;
  /** `name=value` of the cookie they come back with. */
  cookie?: string;
}

/** Runs in the page, before any of its own scripts. */
export function remember({ remembered, cookie }: Pick<Subject, 'remembered' | 'cookie'>): void {
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
  // biome-ignore lint/suspicious/noDocumentCookie: at once, before any script of the page
  if (cookie) document.cookie = `${cookie}; path=/`;
}
