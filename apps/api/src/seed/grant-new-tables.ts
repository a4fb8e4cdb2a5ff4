import { grantedRights, type SeededGroup } from '../rights/rights.ts';
import { definitionOf, type WriteContext } from '../table/definition.ts';
import { insertRows } from '../table/door.ts';
import { tables } from '../tables/index.ts';
import { rightto } from '../tables/rightto/columns.ts';

/**
 * Gives the groups that every club starts with what tables that are new to this one grant them: at its first start
 * all, later those that a newer version has brought. Each table once: what the club has taken away since stays away.
 */
export async function grantNewTables(context: WriteContext): Promise<void> {
  const { client, now } = context;
  // Servers that start at once wait here for each other; the later ones find nothing new.
  const { rows: added } = await client.query<{ entity: string }>(
    `insert into granted_table (entity, granted_at) select entity, $2 from unnest($1::text[]) entity
     on conflict do nothing returning entity`,
    [tables.map(({ entity }) => entity), now.toISOString()],
  );
  const newTables = tables.filter(({ entity }) => added.some((each) => each.entity === entity));
  if (newTables.length === 0) return;
  const { rows: groups } = await client.query<{ id: string; name: SeededGroup; rights: string[] }>(
    `select g.id, g.name, array(select r."right" from rightto r where r."group" = g.id) as rights
     from groupright g where g.system`,
  );
  await insertRows(
    context,
    definitionOf(rightto),
    groups.flatMap(({ id, name, rights }) =>
      grantedRights(name, newTables)
        .filter((right) => !rights.includes(right))
        .map((right) => ({ group: id, right })),
    ),
  );
}
