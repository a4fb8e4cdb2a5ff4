import { type Club, createClub } from '@tatami/sdk';
import { listRequest, pageSize } from '@tatami/tables/list-request';
import { readListAddress } from '@tatami/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { listsFirst } from '../app/table-routes.ts';
import { listedPlaces } from '../tables/index.ts';
import { earlyKey } from './early-requests.ts';
import { pageRequests } from './first-requests.ts';
import { tableRequests } from './table-requests.ts';

const origin = 'http://club.test';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

const tables = await Promise.all(listedPlaces.map(({ load }) => load()));

/** What the client asks the server for, as the head script's answers are found by it. */
async function keysOf(ask: (club: Club) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const club = createClub({
    baseUrl: `${origin}/api`,
    fetch: async ({ url }) => {
      asked.push(earlyKey(url, origin));
      return new Response(null, { status: 500 });
    },
  });
  await ask(club).catch(() => {});
  return asked;
}

test.each(
  tables
    .filter(({ place }) => listsFirst.some(({ table }) => table === place.table))
    .map(({ place, list }) => [place.list?.path ?? '', list] as const),
)('the list at %s is asked for just as its page will ask', async (pathname, list) => {
  const address = readListAddress(list, new URLSearchParams());
  const query = { page: 0, size: pageSize, ...listRequest(list, address, 'Europe/Warsaw') };
  const asked = await keysOf((club) => club.table(list.table).list(query));
  const [early] = pageRequests({ pathname, search: '' }, tableRequests());
  expect(asked).toContain(earlyKey(early ?? '', origin));
});

test('the home is asked for just as the dashboard will ask', async () => {
  const asked = await keysOf((club) => club.api.GET('/home'));
  const early = pageRequests({ pathname: '/dashboard', search: '' }, {});
  expect(early.map((url) => earlyKey(url, origin))).toEqual(asked);
});

test('a list that its address narrows is left to its page', () => {
  expect(pageRequests({ pathname: '/dojo/student', search: '?q=kowal' }, tableRequests())).toEqual([]);
});
