import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Sessions } from './sessions.ts';
import type { SingleUse } from './single-use.ts';
import type { Throttle } from './throttle.ts';

/** What knowing who calls takes. */
export interface SessionServices {
  config: Config;
  database: Database;
  sessions: Sessions;
  throttle: Throttle;
  singleUse: SingleUse;
  now: () => Date;
}
