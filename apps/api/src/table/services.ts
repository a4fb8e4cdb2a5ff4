import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Changes } from './changes.ts';

/** What the tables work with. */
export interface TableServices {
  config: Config;
  database: Database;
  changes: Changes;
  now: () => Date;
}
