import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, ItemList } from '@tatami/ui';
import { RollCallIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, instantOf, localDate } from '@tatami/web-runtime/zoned-time';
import { trainingsQuery } from '../../../lib/club/training/trainings.ts';
import { backfillDays } from '../../../lib/club/training/use-is-settled.ts';

/** The classes that one led, that are over and at which nobody was marked: for as long as one may still do so. */
export function Unmarked({ now }: { now: number }) {
  const { t, format, timeZone } = useI18n();
  const { whoami } = useViewer();
  const today = localDate(new Date(now), timeZone);
  const own = [whoami.id, whoami.student].filter((id) => id !== null);
  const { data } = useQuery(
    trainingsQuery({
      'instructor.in': own,
      state: 'planned',
      'startsAt.gte': instantOf(addDays(today, -backfillDays), '00:00', timeZone),
      'startsAt.lt': instantOf(addDays(today, 1), '00:00', timeZone),
      sort: 'startsAt,desc',
      size: 50,
    }),
  );
  const unmarked =
    data?.results.filter(
      ({ endsAt, presentCount, absentCount }) =>
        Date.parse(endsAt) < now &&
        now - Date.parse(endsAt) <= backfillDays * 86_400_000 &&
        presentCount + absentCount === 0,
    ) ?? [];
  if (unmarked.length === 0) return null;
  return (
    <Card title={t('mat.unmarked')} padding="none" bleed>
      <ItemList
        items={unmarked.map(({ id, title, startsAt, endsAt }) => {
          const name = `${title}, ${format.dateOf(startsAt, 'dayMonth')}`;
          return {
            id,
            title,
            description: [capitalize(format.dateOf(startsAt, 'weekday')), format.timeRange(startsAt, endsAt)],
            end: (
              <ButtonLink
                size="small"
                icon={RollCallIcon}
                href={`/dojo/training/${id}`}
                aria-label={`${t('dashboard.rollCall')}: ${name}`}
              >
                {t('dashboard.rollCall')}
              </ButtonLink>
            ),
          };
        })}
      />
    </Card>
  );
}
