import type { Club } from '@tatami/sdk';

interface HoldAwaitedOptions {
  /** The window, which may be closed. */
  target: EventTarget;
  club: Pick<Club, 'on' | 'session'>;
  holdWhile: (isDirty: () => boolean) => () => void;
  /** Whether something waits for the server. */
  isAwaited: () => boolean;
  /** Loads what asks whether to leave. */
  load: () => Promise<unknown>;
}

/**
 * Has the person asked before they leave what waits for the server, by a link, by signing out or by closing the tab. Returns
 * its own undo.
 */
export function holdAwaited({ target, club, holdWhile, isAwaited, load }: HoldAwaitedOptions): () => void {
  let canAsk = false;
  const prepare = () => {
    if (!canAsk)
      void load().then(
        () => (canAsk = true),
        () => {},
      );
  };
  const warn = (event: Event) => {
    if (isAwaited()) event.preventDefault();
  };
  target.addEventListener('beforeunload', warn);
  const undos = [
    () => target.removeEventListener('beforeunload', warn),
    // Where the question can't be had, or the session is over, what is given up is told all the same.
    holdWhile(() => canAsk && isAwaited() && club.session.isSignedIn()),
    club.on('networkFailure', prepare),
    club.on('failure', prepare),
  ];
  if (isAwaited()) prepare();
  return () => {
    for (const undo of undos) undo();
  };
}
