import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Sessions } from '../session/sessions.ts';

/** What the tables work with. */
export interface TableServices {
  config: Config;
  database: Database;
  sessions: Pick<Sessions, 'forget'>;
  now: () => Date;
}
