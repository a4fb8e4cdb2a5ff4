import type { TableName } from '@tatami/sdk';
import { createContext, useContext } from 'react';
import type { Place } from './describe-place.ts';

export const PlacesContext = createContext<readonly Place[]>([]);

/** Where each table is found, as far as it is known here; the lists of tables know all. */
export function usePlaces(): (table: TableName) => Place | undefined {
  const places = useContext(PlacesContext);
  return (table) => places.find((place) => place.table === table);
}
