import type { Right } from '../rights/rights.ts';

/** The signed-in user, as every handler sees them. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  /** Names of the groups they are in at this moment. */
  readonly groups: readonly string[];
  readonly isAdministrator: boolean;
  /** Holds a `…4Admin` right, whether or not it may be used at the moment. */
  readonly isPowerful: boolean;
  /** The club demands a second factor of them, and none was shown in this session: no right counts until then. */
  readonly mustShowSecondFactor: boolean;
  has(right: Right | (string & {})): boolean;
}
