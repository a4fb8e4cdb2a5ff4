import { queryOptions } from '@tanstack/react-query';
import { club } from '../../api/club.ts';
import { dataOf } from '../../api/data-of.ts';

/** Whose way it is, and how far they are on it. */
export interface OnTheWay {
  id: string;
  gradeRank: number | null;
}

/**
 * How much of what the next grade asks for somebody has. It changes with every training they are marked at, and with a grade.
 *
 * @param perWeek training days a week, where they are not to be as they were
 */
export function gradeProgressQuery({ id, gradeRank }: OnTheWay, perWeek: number | null) {
  return queryOptions({
    queryKey: ['presence', 'grade-progress', id, gradeRank, perWeek],
    queryFn: async ({ signal }) =>
      dataOf(
        await club.api.GET('/student/{id}/grade-progress', {
          params: { path: { id }, query: { ...(perWeek && { perWeek }) } },
          signal,
        }),
      ),
  });
}
