import { knownRights } from '@tatami/sdk';
import type { Right } from '@tatami/tables/rights';
import type { Viewer } from '@tatami/tables/viewer';
import { club } from './api/club.ts';
import { queryClient } from './api/query-client.ts';

const whoamiQuery = {
  queryKey: ['whoami'],
  queryFn: () => club.whoami(),
  staleTime: Number.POSITIVE_INFINITY,
  // Nothing on a page looks at it, and without it nobody marks anything: it is there for as long as the session.
  gcTime: Number.POSITIVE_INFINITY,
};

// The client keeps the answer for as long as it holds.
const rightsQuery = {
  queryKey: ['rights'],
  queryFn: () => club.rights.check(knownRights),
  staleTime: 0,
};

/** Asks who is signed in and for all rights the app knows, in two requests beside each other. */
export async function loadViewer(): Promise<Viewer> {
  const [whoami, held] = await Promise.all([
    queryClient.fetchQuery(whoamiQuery),
    queryClient.fetchQuery(rightsQuery),
  ]);
  // The answers of one moment: what is shown changes at once, not right by right.
  return { whoami, has: (...anyOf) => anyOf.length === 0 || anyOf.some((right) => held[right]) };
}

/** Asks for what only some may read, once it is known that this person may. */
export async function ifAllowed(right: Right, ask: () => Promise<unknown>): Promise<void> {
  if ((await loadViewer()).has(right)) await ask();
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
    String(one.whoami.toAccept) === String(other.whoami.toAccept) &&
    knownRights.every((right) => one.has(right) === other.has(right))
  );
}
