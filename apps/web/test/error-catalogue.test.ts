import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownRights } from '@tatami/sdk';
import { connectTables } from '@tatami/tables/connection';
import { isOpen } from '@tatami/web-runtime/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entryRoutes } from '../src/app/entry-routes.ts';
import { resolvePage } from '../src/app/resolve-page.ts';
import { routes } from '../src/app/routes.ts';
import { club } from '../src/lib/api/club.ts';
import { queryClient } from '../src/lib/api/query-client.ts';
import { places } from '../src/tables/index.ts';

// Node has no address that a path could be read against.
vi.mock('../src/lib/api/api-base.ts', () => ({ apiBase: 'http://club.test/api' }));

const id = '01a205f5-e790-707f-840c-ed0ed36646cd';
const detail = 'Słowa serwera.';

/** The rows of docs/errors.md: a failure, and where it leads while a page opens. */
const rows = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, failure, address, stays] = /^\| (\d{3}|no answer) \| (?:`([^`]+)`|(stays))/.exec(line) ?? [];
    const lead = stays ? 'the page' : address;
    return failure && lead ? [{ status: failure === 'no answer' ? null : Number(failure), lead }] : [];
  });

let answer: () => Promise<Response>;

const WaysOn = () => null;

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'pl' } });
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('tatamiFetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/authinfo/whoami')) return Response.json({ id, username: 'ktos' });
    if (pathname.includes('/hasrightto/'))
      return Response.json(Object.fromEntries(knownRights.map((right) => [right, true])));
    return answer();
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  connectTables({ club, queryClient, clubTimeZone: () => 'Europe/Warsaw', WaysOn });
  club.session.save('a token');
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
});

function failWith(status: number | null): void {
  answer = async () => {
    if (status === null) throw new TypeError('fetch failed');
    return Response.json(
      { status, code: 'some-code', detail },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );
  };
}

async function open(path: string): Promise<string> {
  const place = { path, search: '', hash: '' } as Parameters<typeof resolvePage>[0];
  const page = await resolvePage(place);
  return 'redirect' in page ? page.redirect : 'the page';
}

/** Those that can't be drawn without the rows of another table open as other pages do. */
const lists = new Set<string>(places.flatMap(({ list }) => (list && !list.alongside ? list.path : [])));
/** The pages that ask the server for nothing before they are there, so that nothing of them can fail. */
const asksForNothing = ['/adm/message-demo', '/handbook', '/handbook/:chapter'];
const guarded = [...entryRoutes, ...routes].filter(({ access }) => !isOpen(access)).map(({ path }) => path);

test('the catalogue has a row for each failure of the specification', () => {
  expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining([401, 404, 406, 409, 500, null]));
});

test('nobody is led to the sign-in whom another tab lets in while their page is on its way', async () => {
  club.session.clear();
  const coming = open('/handbook');
  club.session.save('a token');
  expect(await coming).toBe('the page');
});

describe.each(rows)('given $status', ({ status, lead }) => {
  beforeEach(() => failWith(status));

  test.each(guarded.filter((path) => !lists.has(path) && !asksForNothing.includes(path)))(
    `%s leads to ${lead}`,
    async (path) => {
      const address = path.replace(':id', id);
      const to = await open(address);
      if (lead === 'the page') return expect(to).toBe(lead);
      const { pathname, searchParams } = new URL(to, 'http://club.test');
      expect(searchParams.has('msg') ? `${pathname}?msg=` : pathname).toBe(lead);
      if (status !== null && searchParams.has('msg')) expect(searchParams.get('msg')).toBe(detail);
    },
  );

  test.each([...lists, ...asksForNothing])('%s stands, and tells of it in its place', async (path) => {
    expect(await open(path)).toBe('the page');
  });
});
