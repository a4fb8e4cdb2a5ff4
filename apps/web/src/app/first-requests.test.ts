import { createClub } from '@tatami/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { studentList } from '../features/student/student-list.ts';
import { earlyKey } from '../lib/early-requests.ts';
import { listRequest, pageSize, readListAddress } from '../lib/list/list-address.ts';
import { pageRequests } from './first-requests.ts';

const origin = 'http://club.test';
const now = new Date('2026-11-20T11:00:00Z');

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }));

test('the list of people is asked for just as its page will ask', async () => {
  const asked: string[] = [];
  const club = createClub({
    baseUrl: `${origin}/api`,
    fetch: async ({ url }) => {
      asked.push(earlyKey(url, origin));
      return new Response(null, { status: 500 });
    },
  });
  const address = readListAddress(studentList, new URLSearchParams());
  const query = { page: 0, size: pageSize, ...listRequest(studentList, address, 'Europe/Warsaw') };
  await club
    .table('student')
    .list(query)
    .catch(() => {});
  const [early] = pageRequests({ pathname: '/dojo/student', search: '' }, now);
  expect(asked).toContain(earlyKey(early ?? '', origin));
});

test('a list that its address narrows is left to its page', () => {
  expect(pageRequests({ pathname: '/dojo/student', search: '?q=kowal' }, now)).toEqual([]);
});
