import type { BrowserContext } from '@playwright/test';

/** What proved who somebody was, on any way through a browser or a client. None of it may stand in a log. */
export type Secrets = Set<string>;

/** What secrets are called: in an address, in a form or a JSON body, in an answer. */
const names = new Set([
  'access_token',
  'code',
  'code_verifier',
  'current',
  'google_token',
  'nonce',
  'otp',
  'password',
  'recoveryCodes',
  'secret',
  'setToken',
  'state',
  'ticket',
  'timeStamp',
]);

/** Where they are called so; elsewhere a "code" is that of a grade. */
const paths = /\/(oauth|auth|authinfo|tickets|register|code-ret)\b/;

/** One that is shorter could be part of any word. */
const shortest = 6;

interface Exchange {
  url: string;
  headers: Record<string, string>;
  sent: string | null;
  /** The body of a success; a refusal repeats nothing. */
  answered?: string;
}

/** Notes the secrets of a request, and of its answer where it has one. */
function noteSecrets(secrets: Secrets, { url, headers, sent, answered = '' }: Exchange): void {
  const { pathname, searchParams } = new URL(url);
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token) secrets.add(token);
  for (const [, feed] of `${pathname} ${answered}`.matchAll(/\/calendar\/([\w-]+)\.ics/g))
    if (feed) secrets.add(feed);
  if (!paths.test(pathname)) return;
  const key = /\/user\/register\/set\/[^/]+\/([^/]+)$/.exec(pathname)?.[1];
  if (key) secrets.add(decodeURIComponent(key));
  const state = headers['x-auth-state'];
  const parts = [
    Object.fromEntries(searchParams),
    parse(sent ?? ''),
    parse(answered),
    state && parse(Buffer.from(state, 'base64url').toString()),
  ];
  for (const part of parts) for (const secret of secretsOf(part)) secrets.add(secret);
}

function secretsOf(value: unknown): string[] {
  return Object.entries((value ?? {}) as Record<string, unknown>)
    .filter(([name]) => names.has(name))
    .flatMap(([, held]) => held)
    .filter((held) => typeof held === 'string')
    .filter((held) => held.length >= shortest);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}

/** Notes what goes through the browser from here on. */
export function watchSecrets(context: BrowserContext, secrets: Secrets): void {
  context.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    noteSecrets(secrets, { url: request.url(), headers: request.headers(), sent: request.postData() });
  });
  context.on('response', async (response) => {
    if (!response.ok() || !paths.test(new URL(response.url()).pathname)) return;
    // A page that has gone on leaves none to read.
    const answered = await response.text().catch(() => '');
    noteSecrets(secrets, { url: response.url(), headers: {}, sent: null, answered });
  });
}

/** A `fetch` that notes what goes through it. */
export function watchedFetch(secrets: Secrets): (request: Request) => Promise<Response> {
  return async (request) => {
    const sent = await request.clone().text();
    const response = await fetch(request);
    const answered = response.ok ? await response.clone().text() : '';
    noteSecrets(secrets, { url: request.url, headers: Object.fromEntries(request.headers), sent, answered });
    return response;
  };
}

/** Those of the secrets that stand in the log. A few digits count only where they stand alone: ids have many in a row. */
export function secretsIn(log: string, secrets: Secrets): string[] {
  const words = new Set(log.split(/[^\w-]+/));
  return [...secrets].filter((secret) =>
    /^[\w-]{1,15}$/.test(secret) ? words.has(secret) : log.includes(secret),
  );
}
