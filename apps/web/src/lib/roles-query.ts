import { queryOptions } from '@tanstack/react-query';
import { club } from './api/club.ts';

/** The group whose members hold every right, without a row that says so (domain.md, Rights). */
export const administrators = 'Administrators';

/** The names of the groups that the person is in. */
export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: () => club.roles(),
});
