import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { club } from '../../api/club.ts';
import { queryClient } from '../../api/query-client.ts';
import { homePresencesQuery, homeTrainingsQuery, homeYearsQuery } from './home-queries.ts';

/** What the server was asked, in turn, each with the way to answer it. */
let asked: ((presences: string[]) => void)[] = [];
const leave: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        asked.push((presences) =>
          resolve(Response.json({ presences, students: [], ways: [], years: [], trainings: [] })),
        );
      }),
  );
  club.session.save('a token');
});

afterEach(() => {
  for (const each of leave.splice(0)) each();
  queryClient.clear();
  club.session.clear();
  vi.restoreAllMocks();
});

const show = (query: typeof homePresencesQuery | typeof homeTrainingsQuery | typeof homeYearsQuery) =>
  leave.push(new QueryObserver<unknown>(queryClient, query as never).subscribe(() => {}));
const shown = () => queryClient.getQueryData(homePresencesQuery.queryKey);
const answer = (at: number, presences: string[]) => asked[at]?.(presences);
const isAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));

test('all that is wanted of the home at the same time, or while it is on its way, is one question', async () => {
  show(homePresencesQuery);
  show(homeTrainingsQuery);
  await isAsked(1);
  show(homeYearsQuery);
  answer(0, ['on Monday']);
  await vi.waitFor(() => expect(shown()).toEqual(['on Monday']));
  expect(asked).toHaveLength(1);
});

test('what has changed since a question was asked is not taken from its answer', async () => {
  show(homePresencesQuery);
  show(homeYearsQuery);
  await isAsked(1);
  answer(0, []);
  await vi.waitFor(() => expect(shown()).toEqual([]));

  // One excuses oneself, and takes it back while what tells of it is on its way.
  void queryClient.invalidateQueries({ queryKey: ['presence'] });
  await isAsked(2);
  void queryClient.invalidateQueries({ queryKey: ['presence'] });
  await isAsked(3);
  answer(2, []);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  answer(1, ['excused']);
  await Promise.resolve();
  expect(shown()).toEqual([]);
  expect(asked).toHaveLength(3);
});
