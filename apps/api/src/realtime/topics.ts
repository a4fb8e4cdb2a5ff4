import type { Right } from '../rights/rights.ts';
import { definitions } from '../table/definition.ts';
import { rightToAll } from '../table/ownership.ts';

/** What can be subscribed to (docs/realtime.md, Destinations). */
export interface Topic {
  destination: string;
  /** A table, or what developers try things out on. */
  name: string;
  /** Whether each user hears what is theirs alone. */
  isOwn: boolean;
  /** Who hears all of it; of `isOwn`, who has no need to. Null where nobody does. */
  right: Right | null;
  /** Whether it is open to whoever is signed in. */
  isOpen: boolean;
}

/** What developers send to, and where they hear it. */
export const ECHO = { name: 'message', destination: '/app/message', right: 'Menu:Developer' } as const;

/** What of a session its user is told of. */
export const SESSION = 'session';

/** The topic of a destination; null where there is none. `/user` said twice is said once. */
export function topicOf(destination: string): Topic | null {
  const [, user, name] = /^((?:\/user)*)\/topic\/([a-z][a-z0-9-]*)$/.exec(destination) ?? [];
  if (name === undefined) return null;
  const isOwn = user !== '';
  if (name === SESSION && isOwn) return { destination, name, isOwn, right: null, isOpen: true };
  if (name === ECHO.name) return { destination, name, isOwn, right: ECHO.right, isOpen: false };
  for (const definition of definitions())
    if (definition.name === name) {
      const right = rightToAll(definition);
      const isOpen = isOwn && (definition.own !== undefined || definition.published !== undefined);
      return right || isOwn ? { destination, name, isOwn, right, isOpen } : null;
    }
  return null;
}
