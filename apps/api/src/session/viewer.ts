import { Problem } from '../http/problem.ts';
import type { Right } from '../rights/rights.ts';

/** What a kiosk may do: mark people at these trainings. */
export interface Kiosk {
  id: string;
  trainings: readonly string[];
  expiresAt: string;
}

/** The access token by which a program acts for a user. */
export interface UsedToken {
  id: string;
  expiresAt: string;
  /** What it opens of what is its owner's own, without a right to all of it. */
  own: 'nothing' | 'read' | 'write';
}

/** The signed-in user, as every handler sees them. */
export interface Viewer {
  readonly id: string;
  /** The session, or the access token that takes its place. */
  readonly sessionId: string;
  /** The names of the groups they are in at this moment. */
  readonly groups: readonly string[];
  /** The rights of their groups, usable at the moment or not; administrators hold all. */
  readonly rights: readonly string[];
  readonly isAdministrator: boolean;
  /** Whether they hold a `…4Admin` right, usable at the moment or not. */
  readonly isPowerful: boolean;
  /** The club demands a second factor of them, and none was shown in this session: no right counts until then. */
  readonly mustShowSecondFactor: boolean;
  has(right: Right | (string & {})): boolean;
  /** The kiosk by which the call comes, where it is no session's: then no other call is open to it. */
  readonly kiosk?: Kiosk;
  /** The access token by which the call comes, where it is no session's: rights are those that both it and its owner have. */
  readonly token?: UsedToken;
}

/** Who writes when nobody is signed in: what the server does by itself, and for people who are on their way in. */
export const theServer: Viewer = {
  // The nil UUID (RFC 9562 §5.9) is nobody's id.
  id: '00000000-0000-0000-0000-000000000000',
  sessionId: '00000000-0000-0000-0000-000000000000',
  groups: [],
  rights: [],
  isAdministrator: true,
  isPowerful: true,
  mustShowSecondFactor: false,
  has: () => true,
};

/** What watches the server by the operator's token: it is no user, and holds the one right that this is for. */
export const theMonitor: Viewer = {
  // The max UUID (RFC 9562 §5.10) is nobody's id either.
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  sessionId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  groups: [],
  rights: [],
  isAdministrator: false,
  isPowerful: false,
  mustShowSecondFactor: false,
  has: (right) => right === 'Menu:Administration4Admin',
};

/** Somebody as they are for themselves, whatever they may do with others. */
export const asThemselves = (viewer: Viewer): Viewer => ({
  ...viewer,
  groups: [],
  rights: [],
  isAdministrator: false,
  isPowerful: false,
  has: () => false,
});

/** Whether somebody may read, or write, what is their own: they themselves always, a program as its token says. */
export const mayOwn = ({ token }: Viewer, what: 'read' | 'write'): boolean =>
  !token || token.own === 'write' || token.own === what;

/**
 * Refuses a program what only somebody who has signed in may do: what opens an account, and what a session is asked a
 * password or a second factor for.
 *
 * @throws {Problem} 403
 */
export function refuseToken({ token }: Viewer): void {
  if (token) throw new Problem(403, 'not-with-a-token');
}

export const isServer = ({ id }: Viewer): boolean => id === theServer.id;
