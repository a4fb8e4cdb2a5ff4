import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Sessions } from './session/sessions.ts';

/** What the endpoints work with; made once by the application factory. */
export interface Services {
  config: Config;
  database: Database;
  sessions: Sessions;
  now: () => Date;
}
