import type { ListItem } from '@tatami/ui';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../lib/club/training/trainings.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useDayName } from './use-day-name.ts';

/** A training as a row of a list. */
export function useTrainingItem() {
  const { format } = useI18n();
  const dayName = useDayName();
  return (training: Training): ListItem => {
    const { id, title, startsAt, endsAt, state, workplaceName, instructorName } = training;
    return {
      id,
      title,
      description: [
        `${dayName(startsAt)}, ${format.timeRange(startsAt, endsAt)}`,
        workplaceName,
        instructorName,
      ],
      end: state === 'planned' ? undefined : <TrainingState state={state} />,
      href: `/dojo/training/${id}`,
    };
  };
}
