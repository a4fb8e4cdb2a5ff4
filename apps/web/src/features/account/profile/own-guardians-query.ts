import { queryOptions } from '@tanstack/react-query';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ownStudentsQuery } from '../../../lib/club/training/own-presences.ts';

/** The person as a student, with whoever answered for them; null for who doesn't train, or has yet to come of age. */
export const ownGuardiansQuery = queryOptions({
  queryKey: ['student', 'own-guardians'],
  queryFn: async ({ signal }) => {
    const self = (await queryClient.ensureQueryData(ownStudentsQuery)).find(
      ({ relation, isMinor }) => relation === 'self' && !isMinor,
    );
    if (!self) return null;
    const [student, { results: guardians }] = await Promise.all([
      club.table('student').get(self.id, { signal }),
      club.table('guardian').list({ student: self.id, sort: 'name,asc', size: 20 }, { signal }),
    ]);
    return { student, guardians };
  },
});
