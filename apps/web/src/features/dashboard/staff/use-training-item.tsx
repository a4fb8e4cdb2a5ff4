import type { ListItem } from '@tatami/ui';
import { GroupName } from '../../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import { TrainingState } from '../../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { useTrainingTime } from './use-training-time.ts';

/** A training as a row of a list. */
export function useTrainingItem() {
  const timeOf = useTrainingTime();
  return (training: Training): ListItem => {
    const { id, title, state, workplaceName, instructorName } = training;
    return {
      id,
      title: (
        <>
          {title} <GroupName group={groupOf(training)} />
        </>
      ),
      description: [timeOf(training), workplaceName, instructorName],
      end: state !== 'planned' && <TrainingState training={training} />,
      href: `/dojo/training/${id}`,
    };
  };
}
