import { queryOptions } from '@tanstack/react-query';
import { knownRights, type Whoami } from '@tatami/sdk';
import { createContext, useContext } from 'react';
import { club } from './api/club.ts';
import { queryClient } from './api/query-client.ts';
import type { HasRight } from './rights.ts';

/** The person in front of the screen, and what they may see. */
export interface Viewer {
  whoami: Whoami;
  has: HasRight;
}

const whoamiQuery = queryOptions({
  queryKey: ['whoami'],
  queryFn: () => club.whoami(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Asks who is signed in and for all rights the app knows, in two requests beside each other. */
export async function loadViewer(): Promise<Viewer> {
  const [whoami, held] = await Promise.all([
    queryClient.fetchQuery(whoamiQuery),
    club.rights.check(knownRights),
  ]);
  // The answers of one moment: what is shown changes at once, not right by right.
  return { whoami, has: (...anyOf) => anyOf.length === 0 || anyOf.some((right) => held[right]) };
}

/** What is known of the person and their rights may be out of date; the next look asks anew. */
export function forgetViewer(): void {
  club.rights.clear();
  void queryClient.invalidateQueries({ queryKey: whoamiQuery.queryKey, refetchType: 'none' });
}

/** Whether both are the same person with the same rights. */
export function isSameViewer(one: Viewer, other: Viewer): boolean {
  return (
    one.whoami.id === other.whoami.id &&
    one.whoami.mustShowSecondFactor === other.whoami.mustShowSecondFactor &&
    knownRights.every((right) => one.has(right) === other.has(right))
  );
}

export const ViewerContext = createContext<Viewer | null>(null);

/** Whoever is signed in, for the pages behind the sign-in. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is for pages behind the sign-in.');
  return viewer;
}
