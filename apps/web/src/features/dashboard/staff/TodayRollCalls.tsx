import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Card, EmptyState, ItemList, type ListItem } from '@tatami/ui';
import { CalendarIcon, RollCallIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { GroupName } from '../../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import { TrainingState } from '../../../lib/club/training/TrainingState.tsx';
import { attendance, type Training } from '../../../lib/club/training/trainings.ts';

interface TodayRollCallsProps {
  trainings: readonly Training[];
  now: number;
}

/** Today's trainings, one's own first, each one tap from its roll call. The one that is next stands out. */
export function TodayRollCalls({ trainings, now }: TodayRollCallsProps) {
  const { t, format } = useI18n();
  const { whoami, has } = useViewer();
  const own = [whoami.id, whoami.student];
  const open = trainings.filter(({ state, endsAt }) => state !== 'cancelled' && Date.parse(endsAt) > now);
  const isMine = ({ instructor }: Training) => own.includes(instructor);
  const next = open.find(isMine) ?? open[0];
  const listed = trainings.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));

  const item = (training: Training): ListItem => {
    const { id, title, startsAt, endsAt, state, workplaceName, instructorName } = training;
    const name = `${format.timeRange(startsAt, endsAt)} ${title}`;
    return {
      id,
      title: name,
      description: (
        <>
          <GroupName group={groupOf(training)} />
          <span>{workplaceName}</span>
          <span>{instructorName}</span>
          <span>{attendance(t, training)}</span>
        </>
      ),
      end:
        state === 'cancelled' || state === 'notHeld' ? (
          <TrainingState training={training} />
        ) : (
          <ButtonLink
            size="small"
            icon={RollCallIcon}
            variant={training === next ? 'primary' : 'secondary'}
            href={`/dojo/training/${id}`}
            aria-label={`${t('dashboard.rollCall')}: ${name}`}
          >
            {t('dashboard.rollCall')}
          </ButtonLink>
        ),
    };
  };

  return (
    <Card
      title={t('dashboard.today', { date: format.dateOf(new Date(now).toISOString(), 'weekday') })}
      padding="none"
      bleed
      actions={
        has('Student:Read') && (
          <ButtonLink size="small" href="/dojo/student">
            {t('student.list.title')}
          </ButtonLink>
        )
      }
    >
      {trainings.length > 0 ? (
        <ItemList items={listed.map(item)} />
      ) : (
        <EmptyState size="small" icon={CalendarIcon} title={t('dashboard.today.empty')} />
      )}
    </Card>
  );
}
