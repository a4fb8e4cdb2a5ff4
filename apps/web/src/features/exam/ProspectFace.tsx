import { Face } from '@tatami/tables/Face';
import { useGrades } from '../../lib/club/grades.ts';
import type { Prospect } from './exam-queries.ts';

/** Somebody who could be examined, with the belt they wear. */
export function ProspectFace({ prospect }: { prospect: Prospect }) {
  const { gradeOf } = useGrades();
  return (
    <Face
      of="student"
      person={{ ...prospect, id: prospect.student }}
      belt={gradeOf(prospect.gradeFrom)}
      size={44}
    />
  );
}
