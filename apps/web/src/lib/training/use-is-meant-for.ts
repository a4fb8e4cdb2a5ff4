import { useGrades } from '../grades.ts';
import { isMeantFor } from './own-mark.ts';
import type { OwnStudent } from './own-presences.ts';
import type { Training } from './trainings.ts';

/** Whether a training is meant for a student, with the club's own grades. */
export function useIsMeantFor() {
  const { gradeOf } = useGrades();
  return (training: Training, student: OwnStudent) =>
    isMeantFor(training, student, (grade) => gradeOf(grade)?.rank ?? 0);
}
