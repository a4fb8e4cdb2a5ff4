import type { QueryClient } from '@tanstack/react-query';
import type { Club } from '@tatami/sdk';
import type { ComponentType } from 'react';

interface Connection {
  club: Club;
  /** Where what was read is kept. */
  queryClient: QueryClient;
  /** The club's zone, as far as it is known by now. */
  clubTimeZone: () => string;
  /** Where else one can go while the club can't be reached. */
  WaysOn: ComponentType;
}

export let club: Connection['club'];
export let queryClient: Connection['queryClient'];
export let clubTimeZone: Connection['clubTimeZone'];
export let WaysOn: Connection['WaysOn'];

/** Says whose tables these are, before any is read. */
export function connectTables(connection: Connection): void {
  ({ club, queryClient, clubTimeZone, WaysOn } = connection);
}
