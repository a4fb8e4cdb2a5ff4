import type { Sessions } from '../session/sessions.ts';
import { closeCodes } from './limits.ts';
import type { StompSession } from './stomp-session.ts';

/** How often it is asked whether the sessions of the sockets go on: whatever ends one, and wherever, is felt within a second. */
const ASK_MS = 900;

interface Options {
  sessions: Sessions;
  /** Every socket of this server. */
  sockets: ReadonlySet<StompSession>;
  onError: (error: unknown) => void;
}

/**
 * Ends the sockets of sessions that have ended, and lets the others go on with the rights that are held now. While the
 * database can't be asked they go on as they are. @returns its undo
 */
export function followSessions({ sessions, sockets, onError }: Options): () => void {
  let isAsking = false;
  let isOutdated = false;

  async function ask(): Promise<void> {
    const asked = [...sockets];
    if (asked.length === 0) return;
    const viewers = await sessions.findByIds([...new Set(asked.map(({ viewer }) => viewer.sessionId))]);
    for (const socket of asked) {
      const viewer = viewers.get(socket.viewer.sessionId);
      if (viewer) socket.become(viewer);
      else socket.end(closeCodes.signedOut);
    }
  }

  /** Not twice at once; what has changed meanwhile is asked for once more. */
  async function keepUp(): Promise<void> {
    isOutdated = true;
    if (isAsking) return;
    isAsking = true;
    while (isOutdated) {
      isOutdated = false;
      await ask().catch(onError);
    }
    isAsking = false;
  }

  const timer = setInterval(() => void keepUp(), ASK_MS).unref();
  const undo = sessions.onForget(() => void keepUp());
  return () => {
    clearInterval(timer);
    undo();
  };
}
