import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';
import type { Training } from './training-table.ts';

/** @throws {Problem} 409 while nobody can know yet whether the training takes place. */
export function refuseAhead({ now }: WriteContext, { startsAt }: Training): void {
  if (Date.parse(startsAt) > now.getTime()) throw conflict('training-ahead');
}

/** @throws {Problem} 409 when somebody was marked: the training was held, whatever is said of it. */
export async function refuseMarked({ client }: WriteContext, { id }: Training): Promise<void> {
  const { rowCount } = await client.query(
    `select from presence where training = $1 and invalidated_at is null
       and status in ('present', 'late', 'absent') limit 1`,
    [id],
  );
  if (rowCount) throw conflict('training-has-presences');
}
