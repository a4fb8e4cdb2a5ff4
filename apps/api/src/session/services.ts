import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Kiosks } from './kiosks.ts';
import type { Seal } from './seal.ts';
import type { Sessions } from './sessions.ts';
import type { SingleUse } from './single-use.ts';
import type { Throttle } from './throttle.ts';

/** What knowing who calls takes. */
export interface SessionServices {
  accessTokens: AccessTokens;
  config: Config;
  database: Database;
  kiosks: Kiosks;
  seal: Seal;
  sessions: Sessions;
  throttle: Throttle;
  singleUse: SingleUse;
  now: () => Date;
}
