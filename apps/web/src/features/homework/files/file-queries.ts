import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../../lib/api/club.ts';
import type { FilesOf } from '../../../lib/files/files-of.ts';

export type HomeworkFile = Entity<'homework-file'>;
export type Step = Entity<'homework-step'>;

/** The files of an answer. */
export const filesOfAnswer = (submission: string): FilesOf<'homework-file'> => ({
  table: 'homework-file',
  to: `/homework-submission/${submission}`,
  by: { submission },
});

/** What was handed in and said of an answer, in its order. */
export const stepsQuery = (submission: string) =>
  queryOptions({
    queryKey: ['homework-step', 'of', submission],
    queryFn: async ({ signal }): Promise<Step[]> => {
      const query = { submission, sort: 'createdAt,asc', size: 200 } as const;
      return (await club.table('homework-step').list(query, { signal })).results;
    },
  });
