import type { QueryClient } from '@tanstack/react-query';
import type { Club } from '@tatami/sdk';

interface Connection {
  club: Club;
  /** Where what was read is kept. */
  queryClient: QueryClient;
  /** The club's zone, as far as it is known by now. */
  clubTimeZone: () => string;
}

export let club: Connection['club'];
export let queryClient: Connection['queryClient'];
export let clubTimeZone: Connection['clubTimeZone'];

/** Says whose tables these are, before any is read. */
export function connectTables(connection: Connection): void {
  ({ club, queryClient, clubTimeZone } = connection);
}
