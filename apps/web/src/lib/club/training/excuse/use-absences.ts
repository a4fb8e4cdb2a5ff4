import { useViewer } from '@tatami/tables/viewer';
import type { OwnStudent, Presence } from '../own-presences.ts';
import { useAllPendingMarks } from '../pending-marks.ts';
import { type Absence, absencesAhead } from './absences.ts';

/** The absences of a student that last for more than one training: of that one its own row tells. */
export function useAbsences(presences: readonly Presence[], student: OwnStudent, now: number): Absence[] {
  const { whoami } = useViewer();
  const pending = useAllPendingMarks();
  return absencesAhead(presences, student, { pending, viewer: whoami.id, now }).filter(
    ({ trainings }) => trainings.length > 1,
  );
}
