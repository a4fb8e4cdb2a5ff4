import type { QueryCache } from '@tanstack/react-query';
import type { Club } from '@tatami/sdk';

interface FollowRightsOptions {
  /** The window: somebody may have changed the rights while the person was elsewhere. */
  target: EventTarget;
  club: Pick<Club, 'on'>;
  queries: QueryCache;
  /** Asks anew what the person may do. */
  recheckRights: () => void;
}

/** What is read from these tables says who may do what. */
const tablesOfRights: readonly unknown[] = ['groupright', 'rightto', 'useringroupright'];

/**
 * Has the person's rights asked for anew when they may have changed: the person comes back to the window, has written
 * rights themself, or is refused what this app thought was allowed. Returns its own undo.
 */
export function followRights({ target, club, queries, recheckRights }: FollowRightsOptions): () => void {
  target.addEventListener('focus', recheckRights);
  const undos = [
    () => target.removeEventListener('focus', recheckRights),
    club.on('failure', ({ status }) => {
      if (status === 403) recheckRights();
    }),
    queries.subscribe((event) => {
      const isOutOfDate = event.type === 'updated' && event.action.type === 'invalidate';
      if (isOutOfDate && tablesOfRights.includes(event.query.queryKey[0])) recheckRights();
    }),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}
