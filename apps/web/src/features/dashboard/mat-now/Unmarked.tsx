import { ButtonLink, Card, ItemList } from '@tatami/ui';
import { RollCallIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Training } from '../../../lib/club/training/trainings.ts';

/** The classes that one led, that are over and at which nobody was marked: for as long as one may still do so. */
export function Unmarked({ trainings }: { trainings: readonly Training[] }) {
  const { t, format } = useI18n();
  if (trainings.length === 0) return null;
  return (
    <Card title={t('mat.unmarked')} padding="none" bleed>
      <ItemList
        items={trainings.map(({ id, title, startsAt, endsAt }) => {
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
