import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, EmptyState, ItemList } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type LocalDate, localDate } from '@tatami/web-runtime/zoned-time';
import { isToCome, type Training } from '../../../lib/club/training/trainings.ts';
import { useTrainingItem } from './use-training-item.tsx';

interface NextTrainingsProps {
  trainings: readonly Training[];
  today: LocalDate;
  now: number;
}

/** The number of rows that fit on a screen beside the rest. */
const listLength = 8;

/** What comes after today. */
export function NextTrainings({ trainings, today, now }: NextTrainingsProps) {
  const { t, timeZone } = useI18n();
  const { has } = useViewer();
  const itemOf = useTrainingItem();
  const listed = trainings
    .filter((training) => isToCome(training, now) && localDate(training.startsAt, timeZone) > today)
    .slice(0, listLength);
  return (
    <Card
      title={t('dashboard.coming')}
      padding="none"
      bleed
      actions={
        <ButtonLink size="small" href="/dojo/training">
          {t('dashboard.allTrainings')}
        </ButtonLink>
      }
    >
      {listed.length > 0 ? (
        <ItemList items={listed.map(itemOf)} />
      ) : (
        <EmptyState
          size="small"
          icon={CalendarIcon}
          title={t('dashboard.empty.title')}
          description={t('dashboard.empty.text')}
          action={
            has('Training:Write') && (
              <ButtonLink href="/dojo/training?edit=new">{t('dashboard.empty.add')}</ButtonLink>
            )
          }
        />
      )}
    </Card>
  );
}
