import { type Club, createClub } from '@tatami/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { studentList } from '../features/student/student-list.ts';
import { monthStart, ownPresences } from '../lib/club/training/early-lists.ts';
import { listRequest, pageSize, readListAddress } from '../lib/list/list-address.ts';
import { earlyKey } from './early-requests.ts';
import { afterOwner, pageRequests } from './first-requests.ts';

const origin = 'http://club.test';
const now = new Date('2026-11-20T11:00:00Z');

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));

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

test('the list of people is asked for just as its page will ask', async () => {
  const address = readListAddress(studentList, new URLSearchParams());
  const query = { page: 0, size: pageSize, ...listRequest(studentList, address, 'Europe/Warsaw') };
  const asked = await keysOf((club) => club.table('student').list(query));
  const [early] = pageRequests({ pathname: '/dojo/student', search: '' }, now);
  expect(asked).toContain(earlyKey(early ?? '', origin));
});

test('a parent’s marks are asked for just as the dashboard will ask, once it is known for whom', async () => {
  const students = ['a', 'b'].map((letter) => ({ id: `${letter.repeat(8)}-0000-4000-8000-000000000000` }));
  const asked = await keysOf((club) =>
    club.table('presence').list(ownPresences(students, monthStart('2026-11-20', 'Europe/Warsaw'))),
  );
  const early = afterOwner({ students }, now);
  expect(early.map((url) => earlyKey(url, origin))).toEqual(asked);
  expect(afterOwner({ students: [] }, now)).toEqual([]);
});

test('a list that its address narrows is left to its page', () => {
  expect(pageRequests({ pathname: '/dojo/student', search: '?q=kowal' }, now)).toEqual([]);
});
