import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';

export type Exam = Entity<'exam'>;
export type Candidate = Entity<'exam-candidate'>;
/** What becomes of an exam with a press. */
export type ExamDeed = 'open' | 'start' | 'complete' | 'cancel';
export type ExamMark = Entity<'exam-mark'>;

/** Everybody entered for an exam, by name. */
export const candidatesQuery = (exam: string) =>
  queryOptions({
    queryKey: ['exam-candidate', 'of-exam', exam],
    queryFn: async ({ signal }) =>
      (
        await club
          .table('exam-candidate')
          .list({ exam, sort: ['studentLastName,asc', 'studentFirstName,asc'], size: 200 }, { signal })
      ).results,
  });

/** Who could be invited, who is ready first. It changes with every training that somebody is marked at, and with the exam's day. */
export const readinessQuery = ({ id, date, profile }: Pick<Exam, 'id' | 'date' | 'profile'>) =>
  queryOptions({
    queryKey: ['presence', 'exam-readiness', id, date, profile],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/exam/{id}/readiness', { params: { path: { id } }, signal })),
    placeholderData: keepPreviousData,
  });

/** How everybody stands before their next grade today. */
export const readyQuery = queryOptions({
  queryKey: ['presence', 'exam-readiness'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/exam/readiness', { signal })),
});

/** The exams to come that somebody can be invited to, the next one first. */
export const openExamsQuery = queryOptions({
  queryKey: ['exam', 'list', 'to-come'],
  queryFn: async ({ signal }) =>
    (await club.table('exam').list({ 'state.in': ['draft', 'open'], sort: 'date,asc', size: 50 }, { signal }))
      .results,
});

export type Prospect = Awaited<ReturnType<NonNullable<ReturnType<typeof readinessQuery>['queryFn']>>>[number];

/** Whether a completed exam still says what was counted. */
export const evidenceQuery = (exam: string) =>
  queryOptions({
    queryKey: ['exam-candidate', 'evidence', exam],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.GET('/exam/{id}/evidence', { params: { path: { id: exam } }, signal })),
    // What is verified is verified now.
    gcTime: 0,
  });

/** How the exams ended, by year and grade. */
export const statisticsQuery = queryOptions({
  queryKey: ['exam-candidate', 'statistics'],
  queryFn: async ({ signal }) => dataOf(await club.api.GET('/exam/statistics', { signal })),
});

/** The techniques that an exam asks for, each grade's in their order. */
export const requirementsQuery = (profile: Exam['profile'], grades: readonly string[]) => {
  const wanted = [...new Set(grades)].sort();
  return queryOptions({
    queryKey: ['technik-requirement', 'of-exam', profile, wanted],
    queryFn: ({ signal }) =>
      Array.fromAsync(
        club.table('technik-requirement').all({ profile, 'grade.in': wanted, size: 200 }, { signal }),
      ),
    enabled: wanted.length > 0,
  });
};

/** What all examiners have marked. */
export const examMarksQuery = (candidates: readonly string[]) => {
  const wanted = [...candidates].sort();
  return queryOptions({
    queryKey: ['exam-mark', 'of-exam', wanted],
    queryFn: ({ signal }) =>
      Array.fromAsync(club.table('exam-mark').all({ 'candidate.in': wanted, size: 200 }, { signal })),
    enabled: wanted.length > 0,
  });
};
