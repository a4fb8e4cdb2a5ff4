import type { AccessTokens } from '../session/access-tokens.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Viewer } from '../session/viewer.ts';
import { closeCodes } from './limits.ts';
import type { StompSession } from './stomp-session.ts';

/** How often it is asked whether the sessions, or access tokens, of the sockets go on: whatever ends one, and wherever, is felt within a second. */
const ASK_MS = 900;

interface Options {
  sessions: Sessions;
  accessTokens: AccessTokens;
  /** Every socket of this server. */
  sockets: ReadonlySet<StompSession>;
  /** Tells a user that their rights are others now. */
  tellRights: (userId: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Ends the sockets of sessions and access tokens that have ended, and lets the others go on with the rights that are held now. While the
 * database can't be asked they go on as they are. @returns its undo
 */
export function followSessions({
  sessions,
  accessTokens,
  sockets,
  tellRights,
  onError,
}: Options): () => void {
  let isAsking = false;
  let isOutdated = false;

  async function ask(): Promise<void> {
    const asked = [...sockets];
    if (asked.length === 0) return;
    const changed = new Set<string>();
    const [programs, people] = [true, false].map((isProgram) => {
      const those = asked.filter(({ viewer }) => (viewer.token !== undefined) === isProgram);
      return [...new Set(those.map(({ viewer }) => viewer.sessionId))];
    }) as [string[], string[]];
    const byToken = programs.length > 0 ? await accessTokens.findByIds(programs) : undefined;
    const bySession = people.length > 0 ? await sessions.findByIds(people) : undefined;
    for (const socket of asked) {
      const { sessionId, token } = socket.viewer;
      const viewer = (token ? byToken : bySession)?.get(sessionId);
      if (!viewer) socket.end(closeCodes.signedOut);
      else if (!isSame(viewer, socket.viewer)) {
        socket.become(viewer);
        changed.add(viewer.id);
      }
    }
    for (const id of changed) tellRights(id);
  }

  /** Asks, not twice at once; what has changed meanwhile is asked for once more. */
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

/** Whether both hold the same. */
const isSame = (one: Viewer, other: Viewer): boolean =>
  one.mustShowSecondFactor === other.mustShowSecondFactor &&
  String(one.groups) === String(other.groups) &&
  String(one.rights) === String(other.rights);
