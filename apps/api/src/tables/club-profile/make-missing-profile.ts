import type { WriteContext } from '../../table/definition.ts';
import { insertRows } from '../../table/door.ts';
import { clubProfileTable } from './club-profile-table.ts';

/** Gives the club the one row that says what it is called: empty until somebody says so. */
export async function makeMissingProfile(context: WriteContext): Promise<void> {
  const { rowCount } = await context.client.query('select from club_profile');
  if (rowCount === 0) await insertRows(context, clubProfileTable, [{}]);
}
