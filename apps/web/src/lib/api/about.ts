import { queryOptions } from '@tanstack/react-query';
import { club } from './club.ts';

/** What anybody may know of this club's server: its name, its zone, and whom to try the example club as. */
export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: async () => (await club.api.GET('/about')).data,
  staleTime: Number.POSITIVE_INFINITY,
});
