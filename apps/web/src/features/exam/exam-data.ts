import { rowQuery } from '@tatami/tables/row-queries';
import { queryClient } from '../../lib/api/query-client.ts';
import { gradesQuery } from '../../lib/club/grades.ts';
import { ifAllowed } from '../../lib/viewer.ts';
import {
  candidatesQuery,
  examMarksQuery,
  readinessQuery,
  readyQuery,
  requirementsQuery,
  statisticsQuery,
} from './exam-queries.ts';

/** What the page of an exam shows first. @throws where there is none for this person */
export async function examData(id: string): Promise<void> {
  const [exam] = await Promise.all([
    queryClient.ensureQueryData(rowQuery('exam', id)),
    queryClient.prefetchQuery(candidatesQuery(id)),
    ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
  ]);
  void ifAllowed('ExamCandidate:Write', () => queryClient.prefetchQuery(readinessQuery(exam)));
}

/** What the sheet of an exam shows first. @throws where there is none for this person */
export async function sheetData(id: string): Promise<void> {
  const [exam, candidates] = await Promise.all([
    queryClient.ensureQueryData(rowQuery('exam', id)),
    queryClient.ensureQueryData(candidatesQuery(id)),
    ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
  ]);
  const grades = candidates.map(({ gradeTo }) => gradeTo);
  await Promise.all([
    queryClient.ensureQueryData(requirementsQuery(exam.profile, grades)),
    queryClient.ensureQueryData(examMarksQuery(candidates.map((candidate) => candidate.id))),
  ]);
}

/** What the statistics show first. */
export const statisticsData = () =>
  Promise.all([
    queryClient.ensureQueryData(statisticsQuery),
    ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
  ]);

/** What the page of who is ready shows first. */
export const readyData = () =>
  Promise.all([
    queryClient.ensureQueryData(readyQuery),
    ifAllowed('Grade:Read', () => queryClient.ensureQueryData(gradesQuery)),
  ]);
