import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Google } from './session/google.ts';
import type { Sessions } from './session/sessions.ts';
import type { SingleUse } from './session/single-use.ts';
import type { Throttle } from './session/throttle.ts';

/** What the endpoints work with; made once by the application factory. */
export interface Services {
  config: Config;
  database: Database;
  sessions: Sessions;
  throttle: Throttle;
  singleUse: SingleUse;
  mailer: Mailer;
  /** Null while signing in with Google is not set up. */
  google: Google | null;
  now: () => Date;
}
