import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { allMigrations, migrate } from '../src/database/migrate.ts';
import { DEMO_PASSWORD } from '../src/demo/users.ts';
import { seed } from '../src/seed/seed.ts';
import { tables } from '../src/tables/index.ts';
import { openTestClub, PASSWORD } from './support/club.ts';
import { createTestDatabase } from './support/database.ts';
import { untrueRows } from './support/kept-values.ts';

/** Backups of clubs as earlier versions left them, named by how many migrations those had. */
const folder = join(import.meta.dirname, 'kept-databases');

/** What a database is made of: columns, constraints and indexes, in the database's own words. */
const SHAPE = `
  select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated,
    attcollation::regcollation, pg_get_expr(adbin, adrelid)) as part
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`;

describe.each(readdirSync(folder))('a club of long ago, %s', (name) => {
  it('is restored as it was, brought to this version, and served', async () => {
    const url = await createTestDatabase('empty');
    const client = new pg.Client(url);
    await client.connect();
    const { header } = await restoreBackup(client, join(folder, name));
    await client.end();
    expect(header.migrations).toHaveLength(Number.parseInt(name, 10));
    expect(header.migrations.length).toBeLessThanOrEqual(allMigrations().length);
    await migrate(url);

    const club = await openTestClub({}, undefined, url);
    const { pool } = club.database;
    const fresh = new pg.Client(await createTestDatabase());
    await fresh.connect();
    expect((await pool.query(SHAPE)).rows).toEqual((await fresh.query(SHAPE)).rows);
    await fresh.end();

    const before = await countRows(pool);
    await seed(club.database, club.config);
    const after = await countRows(pool);
    // The groups are given the rights of the tables that are new to them; nothing is lost.
    for (const [table, count] of before) expect(after.get(table), table).toBeGreaterThanOrEqual(count);
    expect(await untrueRows(pool)).toEqual({});
    const admin = await club.signIn('admin', name.includes('example') ? DEMO_PASSWORD : PASSWORD);
    for (const table of tables) {
      const { status, body } = await admin.get(`/${table.name}?size=50`);
      expect([table.name, status]).toEqual([table.name, 200]);
      for (const row of body._embedded.results)
        expect((await admin.get(`/${table.name}/${row.id}`)).status, `${table.name} ${row.id}`).toBe(200);
    }
    // The papers of exams that were completed then are printed with what is known of them.
    const { body: exams } = await admin.get('/exam?state=completed');
    for (const { id, name: exam } of exams._embedded.results) {
      const { rawPayload } = await club.app.inject({
        url: `/api/exam/${id}/protocol.pdf`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
        mergePages: true,
      });
      const { body: candidates } = await admin.get(`/exam-candidate?exam=${id}&rsvp=accepted&size=1`);
      const [{ studentLastName = '' } = {}] = candidates._embedded.results;
      const words = text.replaceAll(/\s+/g, ' ');
      for (const part of [exam, studentLastName]) expect(words).toContain(part);
    }
    // Of the fifth version there is an example from before its exams were completed.
    if (name.includes('example') && Number.parseInt(name, 10) > 5)
      expect(exams.page.totalElements).toBeGreaterThan(0);
    await club.close();
  });
});

async function countRows(pool: pg.Pool): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const { rows: stored } = await pool.query<{ relation: string }>(
    `select oid::regclass::text as relation from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { relation } of stored) {
    const { rows } = await pool.query(`select count(*)::int as count from ${relation}`);
    counts.set(relation, rows[0].count);
  }
  return counts;
}
