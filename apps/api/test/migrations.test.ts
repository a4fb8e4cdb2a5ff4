import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allMigrations, migrate } from '../src/database/migrate.ts';
import { query, temporaryFolder } from './postgres/data-folder.ts';
import { createTestDatabase } from './support/database.ts';

const refusalOf = (url: string) => migrate(url).then(String, ({ name, message }) => `${name}: ${message}`);

describe('a database of another history is refused in a sentence', () => {
  it('one that a newer version has used', async () => {
    const url = await createTestDatabase();
    await query(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 1)`);
    const known = allMigrations().length;
    expect(await refusalOf(url)).toBe(
      `PostgresError: The database comes from a newer Tatami: it has run ${known + 1} migrations, of which this version knows ${known}. Install that version, or a newer one.`,
    );
  });

  it('one whose third migration was another', async () => {
    const url = await createTestDatabase();
    await query(url, `update drizzle.__drizzle_migrations set hash = 'old' where id = 3`);
    expect(await refusalOf(url)).toBe(
      'PostgresError: The database has another history than this version of Tatami: migration 0002_memberships-in-periods is not the one that it has run. Install the version that it comes from.',
    );
  });

  it('one that has tables of another program', async () => {
    const url = await createTestDatabase('empty');
    await query(url, 'create table invoice (id int)');
    expect(await refusalOf(url)).toBe(
      'PostgresError: The database belongs to another program: it has a table "invoice" that Tatami did not make. Choose an empty one.',
    );
    expect(await query(url, `select from pg_namespace where nspname = 'drizzle'`)).toEqual([]);
  });
});

it('a database is migrated once, by however many servers start', async () => {
  const url = await createTestDatabase('empty');
  await Promise.all([1, 2, 3].map(() => migrate(url)));
  expect(await query(url, 'select hash from drizzle.__drizzle_migrations order by id')).toEqual(
    allMigrations().map(({ hash }) => ({ hash })),
  );
});

describe('given migrations that are noted', () => {
  const note = (folder: string) => {
    const script = join(import.meta.dirname, '../scripts/note-migrations.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    return { status, stderr };
  };
  const noted = (): string => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '0000_init.sql'), 'create table belt ();\n');
    expect(note(folder)).toEqual({ status: 0, stderr: '' });
    return folder;
  };

  it('one more is noted beside them', () => {
    const folder = noted();
    const before = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    writeFileSync(join(folder, '0001_stripes.sql'), 'alter table belt add stripes int;\n');
    expect(note(folder)).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toMatch(
      new RegExp(`^${before}[0-9a-f]{64}  0001_stripes.sql\n$`),
    );
  });

  it.each([
    [
      'changed',
      'has changed since it was noted',
      (file: string) => writeFileSync(file, 'create table sash ();\n'),
    ],
    ['removed', 'is missing, and it was noted', (file: string) => rmSync(file)],
  ])('one that is %s is named', (_, words, spoil) => {
    const folder = noted();
    spoil(join(folder, '0000_init.sql'));
    const { status, stderr } = note(folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^0000_init.sql ${words}\\..*new migration`));
  });
});

it('the migrations of this version are those that are noted', () => {
  const sums = readFileSync(join(import.meta.dirname, '../drizzle/SHA256SUMS'), 'utf8');
  expect(sums).toBe(
    allMigrations()
      .map(({ hash, name }) => `${hash}  ${name}.sql\n`)
      .join(''),
  );
});
