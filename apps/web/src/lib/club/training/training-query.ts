import { queryOptions } from '@tanstack/react-query';
import { club } from '../../api/club.ts';

export function trainingQuery(id: string) {
  return queryOptions({
    queryKey: ['training', 'one', id],
    queryFn: ({ signal }) => club.table('training').get(id, { signal }),
  });
}
