import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ownStudentsQuery } from '../../../lib/club/training/own-presences.ts';

/** Those of whom the person says whether members see them, and since when they do: themselves once of age, and their children. */
export const shownToMembersQuery = queryOptions({
  queryKey: ['student', 'shown-to-members'],
  queryFn: async ({ signal }) => {
    const students = await queryClient.ensureQueryData(ownStudentsQuery);
    const theirs = students.filter(({ relation, isMinor }) => isMinor === (relation === 'child'));
    const rows = await Promise.all(theirs.map(({ id }) => club.table('student').get(id, { signal })));
    return theirs.map((student, index) => ({ ...student, since: rows[index]?.shownToMembersOn ?? null }));
  },
});
