import type { SeededGroup } from '../../rights/rights.ts';
import type { WriteContext } from '../../table/definition.ts';
import { createEntity } from '../../table/write.ts';
import { useringrouprightTable } from '../useringroupright/index.ts';

/** The group of everybody who trains here or answers for somebody. */
export const MEMBERS: SeededGroup = 'Members';

/**
 * Who stands for somebody of the club is a member of it: an account that was just linked, and is in no group, comes
 * into theirs. Whoever may not write memberships leaves that to others.
 */
export async function makeMember(context: WriteContext, user: string | null): Promise<void> {
  if (!user || !context.viewer.has('UserInGroupRight:Write')) return;
  const { rows } = await context.client.query<{ id: string }>(
    `select id from groupright where name = $1
       and not exists (select from useringroupright where "user" = $2)`,
    [MEMBERS, user],
  );
  if (rows[0]) await createEntity(useringrouprightTable, context, { user, group: rows[0].id });
}
