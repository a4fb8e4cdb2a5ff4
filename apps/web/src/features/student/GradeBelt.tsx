import { BeltBadge } from '@tatami/ui';
import { useGrades } from '../../lib/club/grades.ts';

/** The belt of a grade, for who has one. */
export function GradeBelt({ grade }: { grade: string | null }) {
  const shown = useGrades().gradeOf(grade);
  return shown && <BeltBadge grade={shown.name} color={shown.color} />;
}
