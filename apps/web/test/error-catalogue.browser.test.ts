import { knownRights } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { readAppearance } from '@tatami/web-runtime/appearance';
import { choices } from '@tatami/web-runtime/consent';
import { takeReturnPath } from '@tatami/web-runtime/return-path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import errors from '../../../docs/errors.md?raw';
import { club } from '../src/lib/api/club.ts';
import { queryClient } from '../src/lib/api/query-client.ts';
import { listedPlaces } from '../src/tables/index.ts';
import { exampleAnswer, exampleBody } from './example-server.ts';

/** The rows of docs/errors.md: a failure, and what a list, a form and an action make of it. */
const rows = [
  ...errors.matchAll(/^\| (\d{3}|no answer) \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, failure = '', list = '', form = '', action = '']) => ({ failure, list, form, action }));

/** What leads away comes last: what is open stays for all that come before. */
rows.sort((one, other) => Number(one.failure === '401') - Number(other.failure === '401'));

/** The server's words for a code, as the same page lists them. */
const wordsFor = (code: string) => {
  const [, codesOfServer = ''] = errors.split('## Codes of the server');
  return new RegExp(`^\\| \`${code}\` \\| ([^|]+) \\|`, 'm').exec(codesOfServer)?.[1]?.trim() ?? '';
};

/** By the status of an answer the code that the server gives, where any may. */
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

const seconds = 30;
const viewerId = '0193a1c5-8f00-7000-8000-0000000000ff';

function saidOf(failure: string): string {
  if (failure === 'no answer') return 'Nie można połączyć się z serwerem';
  if (failure === '406') return 'Słowa serwera.';
  return wordsFor(codes[failure] ?? '')
    .replace('{seconds}', String(seconds))
    .replace('{fields}', 'name');
}

/** The answer that the server gives to a call that fails so. */
function answerOf(failure: string, wrongField: string): Response {
  if (failure === 'no answer') throw new TypeError('Failed to fetch');
  const [status, code, detail] = [Number(failure), codes[failure] ?? '', saidOf(failure)];
  if (status === 406) return new Response(detail, { status, headers: { 'content-type': 'text/plain' } });
  if (status === 409) return Response.json(detail, { status, headers: { 'problem-code': code } });
  const errors =
    status === 400
      ? [{ field: wrongField, code: 'rule-broken', message: wordsFor('rule-broken') }]
      : undefined;
  return Response.json(
    { type: 'about:blank', title: code, status, code, detail, errors },
    { status, headers: { 'content-type': 'application/problem+json', 'retry-after': String(seconds) } },
  );
}

interface Call {
  method: string;
  path: string;
}

/** Which calls fail now, and how. */
let failing: { failure: string; fails: (call: Call) => boolean; wrongField?: string } | null = null;
/** Of a row that is asked for alone, where somebody else has changed it. */
let storedVersion: number | undefined;
/** What the rows of a table are, where not as the contract's example. */
const asInExample = (table: string, row: Record<string, unknown>): Record<string, unknown> =>
  // An example has one moment for all; a training ends after it has begun.
  table === 'training' ? { ...row, endsAt: '2026-11-20T18:30:00.000Z' } : row;
let rowOf = asInExample;
const asked: Call[] = [];

function answer(request: Request): Response {
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const call = { method: request.method, path };
  asked.push(call);
  if (path === '/authinfo/whoami') {
    const whoami = exampleAnswer('GET', path) as object;
    return Response.json({
      ...whoami,
      id: viewerId,
      picture: null,
      student: null,
      toAccept: [],
      mustShowSecondFactor: false,
    });
  }
  if (path.startsWith('/users/hasrightto'))
    return Response.json(Object.fromEntries(knownRights.map((right) => [right, true])));
  if (failing?.fails(call)) return answerOf(failing.failure, failing.wrongField ?? '');
  const [, table = ''] = path.split('/');
  const example = exampleAnswer(request.method, path) as {
    _embedded?: { results: Record<string, unknown>[] };
  };
  if (example === undefined) return new Response(null, { status: 204 });
  if (example._embedded) {
    const results = example._embedded.results.map((row) => rowOf(table, row));
    const page = { size: 20, totalElements: results.length, totalIsExact: true, totalPages: 1, number: 0 };
    return Response.json({ ...example, _embedded: { results }, page });
  }
  if (request.method !== 'GET') return Response.json(example);
  const row = rowOf(table, example as Record<string, unknown>);
  return Response.json(storedVersion === undefined ? row : { ...row, version: storedVersion });
}

const until = <Found>(look: () => Found) =>
  vi.waitFor(
    () => {
      const found = look();
      if (!found) throw new Error(`It is not there: ${look}`);
      return found;
    },
    { timeout: 2_000, interval: 5 },
  );

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const button = (name: string, within = 'body') =>
  all(`${within} button`).find(({ textContent }) => textContent?.trim() === name);
const alertSays = (words: string, within = '#root') =>
  all(`${within} [role=alert]`).some(({ textContent }) => textContent?.includes(words));

beforeAll(async () => {
  const browserFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? answer(request) : browserFetch(request);
  };
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
  await until(() => all('h1')[0]);
  // What follows the server comes with it.
  await until(() => all('[aria-label="Powiadomienia"]')[0]);
});

afterEach(() => {
  failing = null;
  storedVersion = undefined;
});

/** Follows a link, as a person does, who signs in before where that is wanted. */
async function open(address: string): Promise<void> {
  if (!club.session.isSignedIn()) club.session.save('a token');
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
  await until(() => location.pathname + location.search === address && all('h1')[0]);
}

const tables = await Promise.all(listedPlaces.map(({ load }) => load()));
/** What a new row needs that no example says: who is grown up comes without a guardian. */
const own: Readonly<Record<string, Record<string, unknown>>> = {
  student: { birthDate: '1990-05-01', section: 'adult' },
};
/** Where people look at the rows in another way first. */
const secondViews = ['/dojo/training', '/dojo/technik', '/adm/rightto'];
const id = '0193a1c5-8f00-7000-8000-000000000001';
/** How an action or a removal is called. */
const texts: Record<string, string> = Object.assign(
  {},
  ...Object.values(import.meta.glob('../src/tables/*/pl.json', { eager: true, import: 'default' })),
);

const named = tables.map((table, at) => [table.place.table as string, table, at] as const);

describe.each(named)('%s', (name, table, place) => {
  const path = table.place.list?.path ?? '';
  const at = (search: Record<string, string>) => {
    const params = new URLSearchParams({ ...(secondViews.includes(path) && { view: 'list' }), ...search });
    return params.size === 0 ? path : `${path}?${params}`;
  };
  const { access } = table.contract;
  const isList = ({ method, path: asks }: Call) => method === 'GET' && asks === `/${name}`;
  const fields = (table.fields ?? {}) as Readonly<Record<string, { Input?: unknown }>>;
  /** One that the form draws by its rules. */
  const plainField = () =>
    all('dialog [name]')
      .map((control) => control.getAttribute('name') ?? '')
      .find((field) => field in table.rules && !fields[field]?.Input) ?? '';
  const isWrite = ({ method }: Call) => method !== 'GET';

  describe('its list, asked anew', () => {
    beforeAll(() => open(at({})));

    test.each(rows)('$failure is $list', async ({ failure, list }) => {
      failing = { failure, fails: isList };
      asked.length = 0;
      await open(at({ q: failure }));
      await expectSaid(list, {
        'said in its place': async () => {
          await until(() => alertSays(saidOf(failure), 'main'));
          expect(location.pathname).toBe(path);
        },
        'the menu and the buttons follow': () =>
          until(() => asked.some((call) => call.path.startsWith('/users/hasrightto'))),
        'with “try again”': () => until(() => button('Spróbuj ponownie', 'main')),
        'asked for again once the server is ready': async () => {
          failing = null;
          dispatchEvent(new Event('online'));
          await until(() => !alertSays('', 'main') && all('main tbody tr')[0]);
        },
      });
    });

    // It waits, so each failure is met on one table.
    const [{ failure } = { failure: '401' }] = rows.slice(place);
    if (failure === '401') return;
    test(`at ${failure} the rows that are there stay, and it is said since when they are as they are`, async () => {
      await open(at({}));
      // A row that is not there yet says nothing.
      await until(() => all('main tbody tr')[0]?.textContent);
      const { length: count } = all('main tbody tr');
      failing = { failure, fails: isList };
      asked.length = 0;
      // The way to where one is reads anew.
      await open(at({}));
      await until(() => asked.some(isList));
      expect(all('main tbody tr')).toHaveLength(count);
      expect(location.pathname).toBe(path);
      await until(() => document.body.textContent?.includes('Nie udało się odświeżyć; pokazujemy dane z'));
      expect(alertSays('', 'main')).toBe(false);
    });
  });

  if (table.Drawer && access.update) {
    describe('the form of a row', () => {
      beforeAll(() => openForm(at({ edit: id })));

      test('a conflict whose other version can’t be read is said above the fields', async () => {
        failing = { failure: '412', fails: (call) => isWrite(call) || call.path === `/${name}/${id}` };
        submit();
        await until(() => alertSays(saidOf('412'), 'dialog'));
      });

      test.each(rows)('$failure is $form', async ({ failure, form }) => {
        const wrongField = plainField();
        failing = { failure, fails: isWrite, wrongField };
        storedVersion = failure === '412' ? 98 : undefined;
        asked.length = 0;
        submit();
        await expectFormSays(failure, form);
      });
    });
  }

  // A right is chosen from a list that the page itself makes; the journey of rights fills that in.
  if (table.Drawer && access.create && name !== 'rightto') {
    describe('the form of a new row', () => {
      beforeAll(async () => {
        const body = { ...exampleBody('POST', `/${name}`), ...own[name] };
        const references = Object.keys(body).filter((field) => table.rules[field]?.reference);
        await openForm(at({ edit: 'new', ...Object.fromEntries(references.map((field) => [field, id])) }));
        fill(body, table.rules);
      });

      test.each(rows)('$failure is $form', async ({ failure, form }) => {
        const wrongField = plainField();
        failing = { failure, fails: isWrite, wrongField };
        submit();
        await expectFormSays(failure, form);
      });
    });
  }

  const offers = Object.entries(table.actions ?? {}) as [string, Offer][];
  const deeds = table.Drawer
    ? [
        ...offers.map(([deed, offer]) => ({ deed, patch: patchFor(name, table.rules, offer) })),
        ...(access.remove
          ? [{ deed: 'remove', patch: patchFor(name, table.rules, { when: (row) => !table.keeps?.(row) }) }]
          : []),
      ]
    : [];
  describe.each(deeds)('$deed', ({ deed, patch }) => {
    const [label = '', confirm = label] =
      deed === 'remove' ? [texts[`${name}.remove`] ?? 'Usuń', 'Usuń'] : [texts[`${name}.action.${deed}`]];

    beforeAll(async () => {
      rowOf = (of, row) => (of === name ? { ...row, ...patch } : row);
      // What was read before has another row.
      await open('/pages/notfound');
      queryClient.removeQueries({ queryKey: [name] });
      await openForm(at({ edit: id }));
      (await until(() => button(label, 'dialog'))).click();
      await until(() => all('[role=alertdialog] button')[0]);
      fill(exampleBody('POST', `/${name}/${id}/${deed}`), {});
    });

    afterAll(() => {
      rowOf = asInExample;
    });

    test.each(rows)('$failure is $action', async ({ failure, action }) => {
      failing = { failure, fails: isWrite };
      button(confirm, '[role=alertdialog]')?.click();
      await expectSaid(action, {
        'said in a message': async () => {
          await until(() => alertSays(saidOf(failure), '[role=alertdialog]'));
          // What is in use can be put out of use instead, which fails as well.
          const retire = button('Wyłącz z użycia', '[role=alertdialog]');
          retire?.click();
          if (retire) await until(() => alertSays(saidOf(failure), 'section[popover]'));
        },
      });
    });
  });
});

interface Offer {
  when: (row: never, viewer: never) => boolean;
}

/** Holds that all happens which a cell of the table says, its parts in their order. */
async function expectSaid(cell: string, checks: Readonly<Record<string, () => unknown>>): Promise<void> {
  for (const part of cell.split(/[;,] (?=with|the|asked|then|where)/)) {
    const check = checks[part] ?? always[part];
    if (!check) throw new Error(`Nobody knows what "${part}" is.`);
    await check();
  }
}

/** The page of before is gone with it. */
const atLogin = () => until(() => location.pathname === '/login' && all('[autocomplete~=username]')[0]);

const always: Readonly<Record<string, () => unknown>> = {
  '`/login`': atLogin,
  'then `/login`': atLogin,
  'then back': () => expect(takeReturnPath()).toMatch(/^\/(?:adm|dojo)\//),
};

async function expectFormSays(failure: string, cell: string): Promise<void> {
  const isNew = new URLSearchParams(location.search).get('edit') === 'new';
  const above = () => until(() => alertSays(saidOf(failure), 'dialog'));
  await expectSaid(cell, {
    'said above the fields': above,
    'said at the fields': () =>
      until(() =>
        all('dialog [data-invalid]').some(({ textContent }) =>
          textContent?.includes(wordsFor('rule-broken')),
        ),
      ),
    'both versions to choose from': () => (isNew ? above() : expectVersions()),
    'where somebody else was first, both versions to choose from': async () => {
      if (isNew) return;
      storedVersion = 99;
      submit();
      await expectVersions();
    },
    'the question whether to leave if something is typed': async () => {
      await until(() => button('Opuść', '[role=alertdialog]') ?? location.pathname === '/login');
      button('Opuść', '[role=alertdialog]')?.click();
    },
  });
}

/** What somebody else has saved is asked for, and is there beside one's own. */
async function expectVersions(): Promise<void> {
  await until(() => asked.some(({ method, path }) => method === 'GET' && path.endsWith(`/${id}`)));
  await until(() => button('Odrzuć moje zmiany', 'dialog') ?? all('dialog [data-conflict]')[0]);
}

async function openForm(address: string): Promise<void> {
  await open(address);
  await until(() => all('dialog[open] form')[0] && all('dialog [name]')[0]);
  await until(() => queryClient.isFetching() === 0);
}

const submit = () => all<HTMLFormElement>('dialog[open] form')[0]?.requestSubmit();

/** Fills in what is empty yet. */
function fill(values: Record<string, unknown>, rules: Readonly<Record<string, FieldRules>>): void {
  for (const [field, value] of Object.entries(values)) {
    const controls = all<HTMLInputElement>(`dialog[open] [name="${field}"]`);
    const [control] = controls;
    if (!control || rules[field]?.reference || typeof value === 'boolean') continue;
    if (control.type === 'radio') controls.find((each) => each.value === value)?.click();
    else if (control.value === '') {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, String(value));
      const event = control.tagName === 'SELECT' ? 'change' : 'input';
      control.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
}

/** What has to be so of a row for an action to be offered with it. */
function patchFor(
  name: string,
  rules: Readonly<Record<string, FieldRules>>,
  { when }: Offer,
): Record<string, unknown> {
  const row = exampleAnswer('GET', `/${name}/${id}`) as object;
  const viewer = { whoami: { id: viewerId }, has: () => true };
  const patches = [
    {},
    ...Object.entries(row).flatMap(([field, value]) =>
      typeof value === 'boolean' ? [{ [field]: !value }] : [],
    ),
    ...Object.entries(rules).flatMap(([field, { enum: choices = [], nullable }]) =>
      [...choices, ...(nullable ? [null] : [])].map((value) => ({ [field]: value })),
    ),
  ];
  const found = patches.find((patch) => when({ ...row, ...patch } as never, viewer as never));
  if (!found) throw new Error(`No row of ${name} offers it.`);
  return found;
}
