import type { ListItem } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../lib/club/training/trainings.ts';
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
