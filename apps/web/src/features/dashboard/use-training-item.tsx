import { type ListItem, Stack } from '@tatami/ui';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { groupOf } from '../../lib/club/group/group-of.ts';
import { markAt } from '../../lib/club/training/own-mark.ts';
import type { OwnStudent, Presence } from '../../lib/club/training/own-presences.ts';
import { PresenceStatus } from '../../lib/club/training/PresenceStatus.tsx';
import { shownMark, useAllPendingMarks } from '../../lib/club/training/pending-marks.ts';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../lib/club/training/trainings.ts';
import { useTrainingTime } from './use-training-time.ts';

/** A training as a row of a list, with what is said of each of the students. */
export function useTrainingItem(students: readonly OwnStudent[], presences: readonly Presence[]) {
  const timeOf = useTrainingTime();
  const pending = useAllPendingMarks();
  return (training: Training): ListItem => {
    const { id, title, state, workplaceName, instructorName } = training;
    const marks = students.flatMap(({ id, relation, firstName }) => {
      const said = pending.get(training.id)?.get(id);
      const { status, state } = shownMark(said, markAt(presences, training, { id }));
      const name = relation === 'child' || students.length > 1 ? firstName : undefined;
      return status ? <PresenceStatus key={id} {...{ status, state, relation, name }} /> : [];
    });
    return {
      id,
      title: (
        <>
          {title} <GroupName group={groupOf(training)} />
        </>
      ),
      description: [timeOf(training), workplaceName, instructorName],
      end: state === 'planned' ? <Stack space={4}>{marks}</Stack> : <TrainingState training={training} />,
      href: `/dojo/training/${id}`,
    };
  };
}
