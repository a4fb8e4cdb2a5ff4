import { Card, EmptyState, ItemList } from '@tatami/ui';
import { StarIcon } from '@tatami/ui/icons';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Mat } from '../staff/mat-query.ts';
import { useMatWords } from './use-mat-words.ts';

/** What this group was taught at its last trainings. */
export function LastTaught({ mat }: { mat: Mat }) {
  const { t, format } = useI18n();
  const { nameOf, ago } = useMatWords(mat);
  return (
    <Card title={t('mat.recent')} padding="none" bleed>
      {mat.recent.length > 0 ? (
        <ItemList
          items={mat.recent.map(({ training, startsAt, techniques }) => ({
            id: training,
            title: techniques.map(nameOf).join(', '),
            description: [capitalize(format.dateOf(startsAt, 'weekday')), ago(startsAt)],
            href: `/dojo/training/${training}`,
          }))}
        />
      ) : (
        <EmptyState
          size="small"
          icon={StarIcon}
          titleLevel={3}
          title={t('mat.recent.none')}
          description={t('mat.recent.none.text')}
        />
      )}
    </Card>
  );
}
