import { queryOptions } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';

/** The techniques in use. A club teaches some hundred. */
export const techniquesQuery = queryOptions({
  queryKey: ['technik', 'library'],
  queryFn: async ({ signal }) => {
    const rows: Entity<'technik'>[] = [];
    for await (const row of club.table('technik').all({ active: true }, { signal })) rows.push(row);
    return rows;
  },
});

/** What the exams ask for, from the first grade. */
export const requirementsQuery = queryOptions({
  queryKey: ['technik-requirement', 'all'],
  queryFn: async ({ signal }) => {
    const rows: Entity<'technik-requirement'>[] = [];
    const asked = club.table('technik-requirement').all({ sort: ['gradeRank', 'technikCode'] }, { signal });
    for await (const row of asked) rows.push(row);
    return rows;
  },
});
