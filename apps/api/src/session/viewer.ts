import type { Right } from '../rights/catalogue.ts';

/** The signed-in user, as every handler sees them. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  /** Names of the groups they are in at this moment. */
  readonly groups: readonly string[];
  readonly isAdministrator: boolean;
  has(right: Right | (string & {})): boolean;
}
