import type { TableName } from '@tatami/sdk';
import { createContext, useContext } from 'react';
import type { Place } from './describe-place.ts';
import type { Table } from './table.ts';

/** Where a table is found, with the way to the rest of what is known of it. */
export interface KnownPlace extends Place {
  /** Brings the description of its page, for the tables that have one. */
  load?: () => Promise<Table>;
}

export const PlacesContext = createContext<readonly KnownPlace[]>([]);

/** Where each table is found, as far as it is known here; the lists of tables know all. */
export function usePlaces(): (table: TableName) => KnownPlace | undefined {
  const places = useContext(PlacesContext);
  return (table) => places.find((place) => place.table === table);
}
