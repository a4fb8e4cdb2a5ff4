import { queryOptions } from '@tanstack/react-query';
import { club } from '../club.ts';

export function trainingQuery(id: string) {
  return queryOptions({
    queryKey: ['training', 'one', id],
    queryFn: ({ signal }) => club.table('training').get(id, { signal }),
  });
}
