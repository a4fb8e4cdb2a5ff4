import type { PoolClient } from 'pg';
import { Problem } from '../../http/problem.ts';
import { ADMINISTRATORS } from '../../rights/rights.ts';
import type { Viewer } from '../../session/viewer.ts';

/** Who writes, and the connection to look things up by. */
interface Writer {
  readonly viewer: Viewer;
  readonly client: Pick<PoolClient, 'query'>;
}

/**
 * Nobody hands out or takes away a right that they don't hold, whatever tables they may write: else `RightTo:Write`
 * alone would be every right there is.
 *
 * @throws {Problem} 403
 */
export function refuseRightAbove(viewer: Viewer, right: string): void {
  if (!viewer.has(right)) throw new Problem(403, 'above-own-rights');
}

/**
 * The same for a place in a group.
 *
 * @throws {Problem} 403 when the group's members hold a right that the viewer doesn't.
 */
export function refuseGroupAbove(writer: Writer, group: string): Promise<void> {
  return refuseAbove(
    writer,
    `select g.name, r."right" from groupright g left join rightto r on r."group" = g.id where g.id = $1`,
    group,
  );
}

/**
 * Refuses an account above one’s own: with its address in hand, a new password is only a mail away.
 *
 * @throws {Problem} 403 when the user holds, or is to hold, a right that the viewer doesn't.
 */
export function refuseUserAbove(writer: Writer, user: string): Promise<void> {
  return refuseAbove(
    writer,
    `select g.name, r."right" from useringroupright m join groupright g on g.id = m."group"
     left join rightto r on r."group" = g.id
     where m."user" = $1 and (m.valid_to is null or m.valid_to > now())`,
    user,
  );
}

async function refuseAbove({ viewer, client }: Writer, query: string, id: string): Promise<void> {
  const { rows } = await client.query<{ name: string; right: string | null }>(query, [id]);
  for (const { name, right } of rows) {
    if (name === ADMINISTRATORS && !viewer.isAdministrator) throw new Problem(403, 'above-own-rights');
    if (right !== null) refuseRightAbove(viewer, right);
  }
}
