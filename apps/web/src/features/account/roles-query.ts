import { queryOptions } from '@tanstack/react-query';
import { club } from '../../lib/api/club.ts';

/** The names of the groups that the person is in. */
export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: () => club.roles(),
});
