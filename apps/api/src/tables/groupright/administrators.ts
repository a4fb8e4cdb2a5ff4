import { conflict } from '../../http/problem.ts';
import { ADMINISTRATORS } from '../../rights/rights.ts';
import type { WriteContext } from '../../table/definition.ts';

/**
 * Keeps an administrator after a write that could have taken one away: somebody who can sign in is still one, for
 * good. Such writes wait for each other, so that two administrators can’t remove one another at once.
 *
 * @throws {Problem} 409, and the write is undone (domain.md, Rights).
 */
export async function keepAnAdministrator({ client }: WriteContext): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [ADMINISTRATORS_LOCK]);
  const { rowCount } = await client.query(
    `select from useringroupright m
     join groupright g on g.id = m."group" and g.name = $1
     join "user" u on u.id = m."user" and u.enabled and u.status = 'active' and u.password_hash is not null
     where m.valid_to is null and (m.valid_from is null or m.valid_from <= now())
     limit 1`,
    [ADMINISTRATORS],
  );
  if (rowCount === 0) throw conflict('last-administrator');
}

const ADMINISTRATORS_LOCK = 7_284_126_002;
