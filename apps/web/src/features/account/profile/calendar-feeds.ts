import { queryOptions } from '@tanstack/react-query';
import type { paths } from '@tatami/sdk';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

type Calls = paths['/authinfo/calendar-feeds'];

export type CalendarFeed = Calls['get']['responses'][200]['content']['application/json']['feeds'][number];
export type NewCalendarFeed = Calls['post']['requestBody']['content']['application/json'];
export type FeedChoice = Pick<NewCalendarFeed, 'reminder' | 'withDaysOff' | 'withExcused'>;

/** The person's calendars that programs subscribe to. */
export const calendarFeedsQuery = queryOptions({
  queryKey: ['calendar-feeds'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/authinfo/calendar-feeds', { signal })).feeds,
});

/** Where programs read a calendar. It is a secret: it is asked for when it is to be seen, and kept no longer. */
export const feedAddressQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendar-feed-address', id],
    queryFn: async ({ signal }) =>
      dataOf(
        await club.api.GET('/authinfo/calendar-feeds/{id}/address', { params: { path: { id } }, signal }),
      ).address,
    gcTime: 0,
    staleTime: 0,
  });

const refresh = () => queryClient.invalidateQueries(calendarFeedsQuery);

/** Makes a calendar. @returns its id */
export async function addFeed(body: NewCalendarFeed): Promise<string> {
  const { id } = dataOf(await club.api.POST('/authinfo/calendar-feeds', { body }));
  await refresh();
  return id;
}

export async function changeFeed(id: string, body: FeedChoice): Promise<void> {
  await club.api.PUT('/authinfo/calendar-feeds/{id}', { params: { path: { id } }, body });
  await refresh();
}

/** Gives a calendar another address; programs that read the one before find nothing there. */
export async function renewFeed(id: string): Promise<void> {
  await club.api.POST('/authinfo/calendar-feeds/{id}/renew', { params: { path: { id } } });
  await refresh();
}

export async function removeFeed(id: string): Promise<void> {
  await club.api.DELETE('/authinfo/calendar-feeds/{id}', { params: { path: { id } } });
  await refresh();
}
