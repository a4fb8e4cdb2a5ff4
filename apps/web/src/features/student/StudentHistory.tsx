import { queryOptions, useQuery } from '@tanstack/react-query';
import { HistoryDrawer } from '@tatami/tables/HistoryDrawer';
import type { ComponentProps } from 'react';
import { club } from '../../lib/api/club.ts';

type StudentHistoryProps = Omit<ComponentProps<typeof HistoryDrawer>, 'finding'>;

/** The history of a student and what belongs to them, with guardians who are there no more. */
export function StudentHistory({ id, related = [], ...drawer }: StudentHistoryProps) {
  const guardians = useQuery(everyGuardianQuery(id));
  const rows = new Set([...related, ...(guardians.data ?? [])]);
  return <HistoryDrawer {...drawer} id={id} related={[...rows]} finding={guardians} />;
}

/** The ids of all who were a guardian of the student, as the log has them. */
const everyGuardianQuery = (student: string) =>
  queryOptions({
    queryKey: ['audit-log', 'guardians', student],
    queryFn: async ({ signal }) => {
      const { results } = await club.table('audit-log').list({ belongsTo: student, size: 200 }, { signal });
      return results.map(({ row }) => row);
    },
    staleTime: 0,
  });
