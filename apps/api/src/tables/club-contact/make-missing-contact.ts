import type { WriteContext } from '../../table/definition.ts';
import { insertRows } from '../../table/door.ts';
import { clubContactTable } from './club-contact-table.ts';

/** Gives the club the one row that says how it is reached: empty until somebody says so. */
export async function makeMissingContact(context: WriteContext): Promise<void> {
  const { rowCount } = await context.client.query('select from club_contact');
  if (rowCount === 0) await insertRows(context, clubContactTable, [{}]);
}
