import { queryOptions } from '@tanstack/react-query';
import type { Whoami } from '@tatami/sdk';
import { createContext, useContext } from 'react';
import { club } from './club.ts';
import { queryClient } from './query-client.ts';
import { type HasRight, knownRights } from './rights.ts';

/** The person in front of the screen, and what they may see. */
export interface Viewer {
  whoami: Whoami;
  has: HasRight;
}

export const whoamiQuery = queryOptions({
  queryKey: ['whoami'],
  queryFn: () => club.whoami(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Asks who is signed in and for all rights the app knows, in two requests beside each other. */
export async function loadViewer(): Promise<Viewer> {
  const [whoami] = await Promise.all([
    queryClient.ensureQueryData(whoamiQuery),
    club.rights.check(knownRights),
  ]);
  return { whoami, has: (...anyOf) => club.rights.peek(anyOf) === true };
}

export const ViewerContext = createContext<Viewer | null>(null);

/** Whoever is signed in, for the pages behind the sign-in. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is for pages behind the sign-in.');
  return viewer;
}
