import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../../lib/api/club.ts';

export type HomeworkFile = Entity<'homework-file'>;
export type Step = Entity<'homework-step'>;

/** The files of an answer, in the order in which they came. */
export const filesQuery = (submission: string) =>
  queryOptions({
    queryKey: ['homework-file', 'of', submission],
    queryFn: async ({ signal }): Promise<HomeworkFile[]> => {
      const query = { submission, sort: 'createdAt,asc', size: 200 } as const;
      const { results } = await club.table('homework-file').list(query, { signal });
      return results.filter(({ discardedAt }) => discardedAt === null);
    },
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

/** The bytes of a file, as the browser shows them; they never change. */
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: ['set-token', 'homework-file', id],
    queryFn: async ({ signal }) => (await club.download(`/homework-file/${id}/content`, { signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
