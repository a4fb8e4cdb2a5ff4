import { rowQuery } from '@tatami/tables/row-queries';
import { addDays, instantOf, localDate } from '@tatami/web-runtime/zoned-time';
import { queryClient } from '../../lib/api/query-client.ts';
import { clubTimeZone } from '../../lib/club/club-zone.ts';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { findPageRoute } from '../known-routes.ts';

/** The days whose roll calls are brought, today the first: a cellar has no network, and nobody opens all of them before. */
const days = 3;

/** One after the other: whatever else is asked for comes between them. What was read is kept as all answers are. */
export async function bringRosters(): Promise<void> {
  const zone = clubTimeZone();
  const today = localDate(new Date(), zone);
  const { results } = await queryClient.fetchQuery(
    trainingsQuery({
      'startsAt.gte': instantOf(today, '00:00', zone),
      'startsAt.lt': instantOf(addDays(today, days), '00:00', zone),
      sort: 'startsAt,asc',
      size: 40,
    }),
  );
  for (const training of results.filter(({ state }) => state !== 'cancelled')) {
    const { queryKey } = rowQuery('training', training.id);
    if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, training);
    const found = await findPageRoute(`/dojo/training/${training.id}`);
    if (!found) return;
    await Promise.allSettled([found.route.page(), ...found.route.data(found.params, new URLSearchParams())]);
  }
}
