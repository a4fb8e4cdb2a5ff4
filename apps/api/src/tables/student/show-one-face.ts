import type { WriteContext } from '../../table/definition.ts';
import { definitionOf } from '../../table/definition.ts';
import { lockRows } from '../../table/lock-row.ts';
import { takePicture } from '../../table/picture.ts';
import { user } from '../user/columns.ts';
import type { Student } from './check-student.ts';
import { student } from './columns.ts';

/** A student and the account they sign in with are one person: the newer picture of the two is the picture of both. */
export async function showOneFace(context: WriteContext, row: Student, previous: Student): Promise<void> {
  if (!row.user || (row.user === previous.user && row.picture === previous.picture)) return;
  const users = definitionOf(user);
  const [account] = await lockRows(context, users, 't.id = $1', [row.user]);
  if (!account) return;
  const [theirs, accounts] = [
    { table: definitionOf(student), row },
    { table: users, row: account },
  ];
  if (row.picture || row.picture !== previous.picture) await takePicture(context, accounts, theirs);
  else await takePicture(context, theirs, accounts);
}
