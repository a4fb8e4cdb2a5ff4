import type { QueryCache } from '@tanstack/react-query';
import type { Club } from '@tatami/sdk';

interface FollowRightsOptions {
  /** The window: somebody may have changed the rights while the person was elsewhere. */
  target: EventTarget;
  club: Pick<Club, 'on'>;
  queries: QueryCache;
  /** The person may be looking at it. */
  isInSight: () => boolean;
  /** Asks anew what the person may do, and unless nobody touches the window, who they are. */
  recheckRights: (how?: { isStill: true }) => void;
}

/** How often a window in sight asks that nobody touches. */
const stillMs = 30_000;

/** What is read from these tables says who may do what. */
const tablesOfRights: readonly unknown[] = ['groupright', 'rightto', 'useringroupright'];

/**
 * Lets the person’s rights be asked for anew when they may have changed: the person comes back to the window, has
 * written rights themself, or is refused what this app thought was allowed; and now and then while the window is in
 * sight, as another may have changed them. Returns its own undo.
 */
export function followRights({
  target,
  club,
  queries,
  isInSight,
  recheckRights,
}: FollowRightsOptions): () => void {
  const comeBack = () => recheckRights();
  target.addEventListener('focus', comeBack);
  const still = setInterval(() => {
    if (isInSight()) recheckRights({ isStill: true });
  }, stillMs);
  const undos = [
    () => clearInterval(still),
    () => target.removeEventListener('focus', comeBack),
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
