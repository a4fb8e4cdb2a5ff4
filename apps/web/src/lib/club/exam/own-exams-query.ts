import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../api/club.ts';

/** Somebody at an exam, with the exam. */
export interface OwnExam {
  candidate: Entity<'exam-candidate'>;
  exam: Entity<'exam'>;
}

/** The exams of students, the latest first; those that the club was not told of are left out. */
export function ownExamsQuery(students: readonly string[]) {
  const wanted = [...students].sort();
  return queryOptions({
    queryKey: ['exam-candidate', 'own', wanted],
    queryFn: async ({ signal }): Promise<OwnExam[]> => {
      const { results } = await club
        .table('exam-candidate')
        .list({ 'student.in': wanted, sort: 'examDate,desc', size: 50 }, { signal });
      const ids = [...new Set(results.map(({ exam }) => exam))];
      if (ids.length === 0) return [];
      const exams = await club.table('exam').list({ 'id.in': ids, size: 50 }, { signal });
      const byId = new Map(exams.results.map((exam) => [exam.id, exam]));
      return results.flatMap((candidate) => {
        const exam = byId.get(candidate.exam);
        return exam && exam.state !== 'draft' ? [{ candidate, exam }] : [];
      });
    },
    enabled: wanted.length > 0,
  });
}
