import { knownRights } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { readAppearance } from '@tatami/web-runtime/appearance';
import { choices } from '@tatami/web-runtime/consent';
import { clear, createStore } from 'idb-keyval';
import { expect, vi } from 'vitest';
import errors from '../../../docs/errors.md?raw';
import { clientTexts } from '../../../packages/sdk/src/error.ts';
import { club } from '../src/lib/api/club.ts';
import { queryClient } from '../src/lib/api/query-client.ts';
import { exampleAnswer, operationOf } from './example-server.ts';

/** The rows of docs/errors.md: a failure, and what a list, a form and an action make of it. */
export const rows = [
  ...errors.matchAll(/^\| (\d{3}|no answer) \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, failure = '', list = '', form = '', action = '']) => ({ failure, list, form, action }));

/** What leads away comes last: what is open stays for all that come before. */
rows.sort((one, other) => Number(one.failure === '401') - Number(other.failure === '401'));

/** The server's words for a code, as the same page lists them. */
const wordsFor = (code: string) => {
  const [, codesOfServer = ''] = errors.split('## Codes of the server');
  return new RegExp(`^\\| \`${code}\` \\| ([^|]+) \\|`, 'm').exec(codesOfServer)?.[1]?.trim() ?? '';
};

/** The code that the server gives, where any may, by the status of its answer. */
const codes: Readonly<Record<string, string>> = {
  400: 'validation-failed',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'duplicate',
  412: 'precondition-failed',
  429: 'too-many-tries',
  500: 'internal-error',
  503: 'unavailable',
};

/** Refusals of a sign-in (RFC 6749), which the client has words for. */
const oauthErrors: Readonly<Record<string, { error: string; code: keyof typeof clientTexts }>> = {
  400: { error: 'invalid_grant', code: 'access-denied' },
  401: { error: 'invalid_client', code: 'access-denied' },
  429: { error: 'temporarily_unavailable', code: 'too-many-tries' },
  500: { error: 'server_error', code: 'unexpected' },
  503: { error: 'temporarily_unavailable', code: 'unavailable' },
};

const seconds = 30;
export const viewerId = '0193a1c5-8f00-7000-8000-0000000000ff';
export const id = '0193a1c5-8f00-7000-8000-000000000001';

export function saidOf(failure: string, path = ''): string {
  const oauth = path === '/oauth/token' ? oauthErrors[failure] : undefined;
  if (oauth) return clientTexts[oauth.code].pl;
  // Where no field is there to say it at, its words stand for themselves.
  if (failure === '400') return wordsFor('rule-broken');
  if (failure === 'no answer') return clientTexts.network.pl;
  if (failure === '406') return 'Słowa serwera.';
  return wordsFor(codes[failure] ?? '')
    .replace('{seconds}', String(seconds))
    .replace('{fields}', 'name');
}

const retryAfter = (status: number): Record<string, string> =>
  status === 429 || status === 503 ? { 'retry-after': String(seconds) } : {};

/** The answer that the server gives to a call that fails so. */
function answerOf(failure: string, wrongField: string, path: string): Response {
  if (failure === 'no answer') throw new TypeError('Failed to fetch');
  const [status, code] = [Number(failure), codes[failure] ?? ''];
  const detail = status === 400 ? wordsFor(code) : saidOf(failure);
  const { error } = (path === '/oauth/token' && oauthErrors[failure]) || {};
  if (error) return refusedSignIn(status, error);
  if (status === 406) return new Response(detail, { status, headers: { 'content-type': 'text/plain' } });
  if (status === 409) return Response.json(detail, { status, headers: { 'problem-code': code } });
  const errors =
    status === 400
      ? [{ field: wrongField, code: 'rule-broken', message: wordsFor('rule-broken') }]
      : undefined;
  return Response.json(
    { type: 'about:blank', title: code, status, code, detail, errors },
    { status, headers: { 'content-type': 'application/problem+json', ...retryAfter(status) } },
  );
}

export const refusedSignIn = (status: number, error: string) =>
  Response.json({ error, error_description: 'For developers.' }, { status, headers: retryAfter(status) });

export interface Call {
  method: string;
  path: string;
  search: string;
}

export const isWrite = ({ method }: Call) => method !== 'GET';

/** What the rows of a table are, where not as the contract's example. */
export const asInExample = (table: string, row: Record<string, unknown>): Record<string, unknown> =>
  // An example has one moment for all; a training ends after it has begun.
  table === 'training' ? { ...row, endsAt: '2026-11-20T18:30:00.000Z' } : row;

export const whoami = {
  ...(exampleAnswer('GET', '/authinfo/whoami') as object),
  id: viewerId,
  isNamed: true,
  picture: null,
  student: null,
  toAccept: [],
  mustShowSecondFactor: false,
};

export const server = {
  /** Which calls fail now, and how. */
  failing: null as { failure: string; fails: (call: Call) => boolean; wrongField?: string } | null,
  /** Whether the session of whoever asks has ended. */
  hasSessionEnded: false,
  /** The version of a row that is asked for alone, where somebody else has changed it. */
  storedVersion: undefined as number | undefined,
  rowOf: asInExample,
  /** What else is not as in the contract's example, by the operation. */
  answers: {} as Readonly<Record<string, unknown>>,
  asked: [] as Call[],
  /** The operations that have failed so far. */
  failed: new Set<string>(),
};

/** What was played begins anew. */
export function allIsWell(): void {
  Object.assign(server, {
    failing: null,
    hasSessionEnded: false,
    storedVersion: undefined,
    rowOf: asInExample,
    answers: {},
  });
}

function answer(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/api/, '');
  const call = { method: request.method, path, search };
  const operation = operationOf(call.method, path);
  server.asked.push(call);
  const { failing, answers, rowOf, storedVersion } = server;
  if (server.hasSessionEnded) return answerOf('401', '', path);
  if (path.startsWith('/users/hasrightto'))
    return Response.json(Object.fromEntries(knownRights.map((right) => [right, true])));
  if (failing?.fails(call)) {
    server.failed.add(operation);
    return answerOf(failing.failure, failing.wrongField ?? '', path);
  }
  const own = answers[operation];
  if (own instanceof Response) return own.clone();
  if (!own && path === '/authinfo/whoami') return Response.json(whoami);
  const [, table = ''] = path.split('/');
  const example = (own ?? exampleAnswer(request.method, path)) as {
    _embedded?: { results: Record<string, unknown>[] };
  };
  if (example === undefined) return new Response(null, { status: 204 });
  if (example._embedded) {
    const results = example._embedded.results.map((row) => (own ? row : rowOf(table, row)));
    const page = { size: 20, totalElements: results.length, totalIsExact: true, totalPages: 1, number: 0 };
    return Response.json({ _embedded: { results }, _links: {}, page });
  }
  if (request.method !== 'GET' || Array.isArray(example)) return Response.json(example);
  const row = own ?? rowOf(table, example as Record<string, unknown>);
  return Response.json(storedVersion === undefined ? row : { ...row, version: storedVersion });
}

/** The whole app in this document, before a server that fails as it is told. */
export async function startApp(): Promise<void> {
  const browserFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? answer(request) : browserFetch(request);
  };
  // Half a second of patience before something is said is none here.
  const later = window.setTimeout;
  window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(act, ms === 500 ? 0 : ms, ...rest)) as typeof setTimeout;
  // The client tells its log of each call.
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  document.documentElement.lang = 'pl';
  // biome-ignore lint/suspicious/noDocumentCookie: as the page has it
  document.cookie = 'tatami.cookies=accepted';
  document.body.innerHTML = '<div id="root"></div>';
  window.tatamiAppearance = readAppearance(choices());
  club.session.save('a token');
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  history.replaceState(null, '', '/dojo/student');
  await import('../src/start/entry.tsx');
  // What a page brings later is there at once: it is not still on its way when something begins to fail.
  const parts = import.meta.glob(['../src/{features,lib,tables}/**/*.tsx', '!**/*.test.tsx']);
  await Promise.all(Object.values(parts).map((load) => load()));
  await until(() => all('h1')[0]);
  // What follows the server comes with it.
  await until(() => all('section[aria-label="Powiadomienia"]')[0]);
}

/** @param timeout how long it may take, in milliseconds */
export const until = <Found>(look: () => Found, timeout = 5_000) =>
  vi.waitFor(
    () => {
      const found = look();
      if (!found) throw new Error(`It is not there: ${look}`);
      return found;
    },
    { timeout, interval: 5 },
  );

/** How buttons are called, by the key of their words. */
export const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('../src/**/pl.json', { eager: true, import: 'default' })),
  ...Object.values(
    import.meta.glob('../../../packages/{tables,web-runtime}/src/**/pl.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

export const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
export const button = (name = '', within = 'body') =>
  all(`${within} button`).find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent)?.trim() === name);
export const alertSays = (words: string, within = '#root') =>
  all(`${within} [role=alert]`).some(({ textContent }) => textContent?.includes(words));

export const press = (key: string, within?: string) => pressNamed(texts[key] ?? key, within);

export async function pressNamed(name: string, within?: string): Promise<void> {
  const pressed = await until(() => button(name, within));
  await until(() => !pressed.matches('[aria-disabled=true], :disabled'));
  pressed.click();
}

/** Where the person is, by the address they came to it with. */
let here = '';

/** Follows a link, as a person does, who signs in before where that is wanted. */
export function follow(address: string, signedIn: boolean): void {
  if (signedIn && !club.session.isSignedIn()) club.session.save('a token');
  here = address.split(/[?#]/)[0] ?? '';
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}

export async function open(address: string, signedIn = true): Promise<void> {
  follow(address, signedIn);
  const [place] = address.split('#');
  let isLeaving = false;
  await until(() => {
    // One that is leaving stands there yet.
    const leave = isLeaving ? undefined : button('Wyjdź', '[role=alertdialog][open]:not([data-leaving])');
    isLeaving ||= leave !== undefined;
    leave?.click();
    return location.pathname + location.search === place && all('h1')[0];
  });
}

const kept = createStore('tatami.read', 'answers');

/** What was read is kept for where there is no network: it is no longer there, and what is being kept comes no more. */
async function forgetKept(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await clear(kept);
}

/** Comes to a page for the first time: nothing of it was read before, and some of it may fail. */
export async function openAnew(
  address: string,
  signedIn = true,
  failing: (typeof server)['failing'] = null,
): Promise<void> {
  if (!signedIn) club.session.clear();
  const isNowhere = () => document.body.textContent?.includes(texts['notFound.title'] ?? '');
  await open('/pages/notfound', signedIn);
  await until(isNowhere);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'about' });
  await forgetKept();
  sessionStorage.removeItem('tatami.return');
  for (const close of all('section[popover] button[aria-label="Zamknij"]')) close.click();
  server.failing = failing;
  server.asked.length = 0;
  if (failing) return follow(address, signedIn);
  await open(address, signedIn);
  await until(() => !isNowhere());
  await until(() => queryClient.isFetching() === 0);
}

/** What comes by itself after the page is there, and is read first. */
export async function untilAllIsRead(): Promise<void> {
  let count = -1;
  while (count !== server.asked.length) {
    count = server.asked.length;
    // React reveals no part within 300 ms of another one, and a part asks once it is there.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await until(() => queryClient.isFetching() === 0);
  }
}

/** The server is ready again, which is found out without anybody asking: once nothing is on its way that fails yet. */
export async function becomeReady(): Promise<void> {
  await until(() => queryClient.isFetching() === 0);
  server.failing = null;
  dispatchEvent(new Event('online'));
}

/** Holds that all happens which a cell of the table says, its parts in their order. */
export async function expectSaid(
  cell: string,
  checks: Readonly<Record<string, () => unknown>>,
): Promise<void> {
  for (const part of cell.split(/[;,] (?=with|the|asked|then|where)/)) {
    const check = checks[part] ?? always[part];
    if (!check) throw new Error(`Nobody knows what "${part}" is.`);
    await check();
  }
}

/** The page of before is gone with it. */
export const atLogin = () =>
  until(() => location.pathname === '/login' && all('[autocomplete~=username]')[0]);

const always: Readonly<Record<string, () => unknown>> = {
  '`/login`': atLogin,
  'then `/login`': atLogin,
  'then back': () => expect(sessionStorage.getItem('tatami.return')?.split('?')[0]).toBe(here),
};

/**
 * Holds that what is there stays while it can't be read anew, with a line that says since when it is as it is, and that it
 * is read once that is possible again.
 */
export async function expectStale(
  address: string,
  failure: string,
  fails: (call: Call) => boolean,
): Promise<void> {
  const words =
    failure === 'no answer' ? 'Brak sieci – widok z' : 'Nie udało się odświeżyć; pokazujemy dane z';
  const note = () => document.body.textContent?.includes(words);
  await until(() => !note());
  // What is on its way yet would not be asked for again.
  await until(() => queryClient.isFetching() === 0);
  server.failing = { failure, fails };
  server.asked.length = 0;
  // The way to where one is reads anew.
  await open(address);
  await until(() => server.asked.some(fails));
  await until(note);
  expect(location.pathname).toBe(here);
  expect(all('main [role=alert]').map(({ textContent }) => textContent)).toEqual([]);
  if (failure === '403')
    await until(() => server.asked.some(({ path }) => path.startsWith('/users/hasrightto')));
  if (failure === '503' || failure === 'no answer') await becomeReady();
  else {
    // The person asks.
    server.failing = null;
    await open(address);
  }
  await until(() => !note());
}

interface SaidForm {
  /** Where the form is. */
  within?: string | undefined;
  /** What it sends. */
  path?: string | undefined;
  /** Whether it changes a row that is there already, of which there can be another version. */
  changesRow?: boolean | undefined;
}

export async function expectFormSays(
  failure: string,
  cell: string,
  { within = 'dialog', path, changesRow = false }: SaidForm = {},
): Promise<void> {
  const above = () => until(() => alertSays(saidOf(failure, path), within));
  await expectSaid(cell, {
    'said above the fields': above,
    'said at the fields': () =>
      until(() =>
        all(`${within} [data-invalid]`).some(({ textContent }) =>
          textContent?.includes(wordsFor('rule-broken')),
        ),
      ),
    'both versions to choose from': () => (changesRow ? expectVersions(within) : above()),
    'where somebody else was first, both versions to choose from': async () => {
      if (!changesRow) return;
      server.storedVersion = 99;
      submit(within);
      await expectVersions(within);
    },
    'the question whether to leave if something is typed': async () => {
      await until(() => button('Wyjdź', '[role=alertdialog]') ?? location.pathname === '/login');
      button('Wyjdź', '[role=alertdialog]')?.click();
    },
  });
}

/** What somebody else has saved is asked for, and is there beside one's own. */
async function expectVersions(within: string): Promise<void> {
  await until(() => server.asked.some(({ method, path }) => method === 'GET' && path.endsWith(`/${id}`)));
  await until(() => button('Odrzuć moje zmiany', within) ?? all(`${within} [data-conflict]`)[0]);
}

export const submit = (within = 'dialog[open]') => all<HTMLFormElement>(`${within} form`)[0]?.requestSubmit();

/** Types into a control, or chooses from it, in place of what is there. */
export function type(control: HTMLElement | undefined, value: string): void {
  if (!control) throw new Error('There is nothing to type into.');
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  const event = control.tagName === 'SELECT' ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Fills in what is empty yet. */
export function fill(
  values: Record<string, unknown>,
  rules: Readonly<Record<string, FieldRules>> = {},
  within = 'dialog[open]',
): void {
  for (const [field, value] of Object.entries(values)) {
    const controls = all<HTMLInputElement>(`${within} [name="${field}"]`);
    const [control] = controls;
    if (!control || rules[field]?.reference || typeof value === 'boolean') continue;
    if (control.type === 'radio') controls.find((each) => each.value === value)?.click();
    else if (control.value === '') {
      // A moment is typed as a day, and as a time where that is asked for.
      const [plain = '', clock = ''] = String(value).split(/T(?=\d\d:)/);
      type(control, plain);
      const [time] = all(`${within} [name="${field}.time"]`);
      if (time) type(time, clock.slice(0, 5));
    }
  }
}
