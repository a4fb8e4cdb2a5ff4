import type pg from 'pg';
import { definitions, quote } from '../../src/table/definition.ts';

/** How many rows of each table keep something else than what follows from the rows it is made of. */
export async function untrueRows(pool: pg.Pool): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, relation, readable, kept = [] } of definitions())
    for (const { fields, sql } of kept) {
      const names = Object.keys(fields);
      const { rows } = await pool.query<{ count: number }>(
        `select count(*) from ${relation} t left join lateral (${sql}) k on true
         where row(${names.map((field) => readable.get(field)?.sql).join()}) is distinct from row(${names.map((field) => `k.${quote(field)}`).join()})`,
      );
      if (rows[0]?.count) found[`${name}: ${names}`] = rows[0].count;
    }
  return found;
}
