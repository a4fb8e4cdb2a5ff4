import { queryOptions } from '@tanstack/react-query';
import { club } from '../../lib/api/club.ts';

/** The techniques in use. A club teaches some hundred. */
export const techniquesQuery = queryOptions({
  queryKey: ['technik', 'library'],
  queryFn: ({ signal }) => Array.fromAsync(club.table('technik').all({ active: true }, { signal })),
});

/** What the exams ask for, from the first grade. */
export const requirementsQuery = queryOptions({
  queryKey: ['technik-requirement', 'all'],
  queryFn: ({ signal }) =>
    Array.fromAsync(
      club.table('technik-requirement').all({ sort: ['gradeRank', 'technikCode'] }, { signal }),
    ),
});
