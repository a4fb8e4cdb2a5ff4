import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';

export type Submission = Entity<'homework-submission'>;
export type Homework = Entity<'homework'>;

/** A homework, and what one student has done of it. */
export interface OwnHomework {
  submission: Submission;
  homework: Homework;
}

/** How many are shown: those of two years or more. */
const most = 200;

/** The homework of whom the person acts for, the newest first. */
export const ownHomeworkQuery = queryOptions({
  queryKey: ['homework-submission', 'own'],
  queryFn: async ({ signal }): Promise<OwnHomework[]> => {
    const students = await queryClient.ensureQueryData(ownStudentsQuery);
    if (students.length === 0) return [];
    const query = { 'student.in': students.map(({ id }) => id), sort: 'createdAt,desc', size: most } as const;
    const { results } = await club.table('homework-submission').list(query, { signal });
    const given = [...new Set(results.map(({ homework }) => homework))];
    if (given.length === 0) return [];
    const homework = await club.table('homework').list({ 'id.in': given, size: most }, { signal });
    const byId = new Map(homework.results.map((each) => [each.id, each]));
    return results.flatMap((submission) => {
      const ofIt = byId.get(submission.homework);
      return ofIt ? [{ submission, homework: ofIt }] : [];
    });
  },
});

/** One submission with its homework, for whoever may read it. */
export const homeworkOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['homework-submission', 'with-homework', id],
    queryFn: async ({ signal }): Promise<OwnHomework> => {
      const submission = await club.table('homework-submission').get(id, { signal });
      return { submission, homework: await club.table('homework').get(submission.homework, { signal }) };
    },
  });

/** The number of answers that are at hand for review. */
const inHand = 50;

/** What waits for review, the longest first, and how many there are of it. */
export const waitingQuery = queryOptions({
  queryKey: ['homework-submission', 'waiting'],
  queryFn: async ({ signal }) => {
    const query = { state: 'submitted', sort: 'submittedAt,asc', size: inHand } as const;
    const { results, page } = await club.table('homework-submission').list(query, { signal });
    return { waiting: results, count: page.totalElements };
  },
});

/** The techniques of a homework, in its order. */
export const techniquesOfQuery = ({ id, techniques }: Homework) =>
  queryOptions({
    queryKey: ['technik', 'of-homework', id, techniques],
    queryFn: async ({ signal }) => {
      if (techniques.length === 0) return [];
      const { results } = await club
        .table('technik')
        .list({ 'id.in': techniques.slice(0, most), size: most }, { signal });
      const byId = new Map(results.map((each) => [each.id, each]));
      return techniques.flatMap((each) => byId.get(each) ?? []);
    },
  });

/** Shows what the server has made of a submission, wherever it stands. */
export function showStored(submission: Submission): void {
  queryClient.setQueryData(
    homeworkOfQuery(submission.id).queryKey,
    (known) => known && { ...known, submission },
  );
  queryClient.setQueryData(ownHomeworkQuery.queryKey, (known) =>
    known?.map((each) => (each.submission.id === submission.id ? { ...each, submission } : each)),
  );
}
