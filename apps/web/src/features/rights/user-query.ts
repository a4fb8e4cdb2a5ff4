import { queryOptions } from '@tanstack/react-query';
import { club } from '../../lib/api/club.ts';

export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['user', 'one', id],
    queryFn: ({ signal }) => club.table('user').get(id, { signal }),
  });
}
