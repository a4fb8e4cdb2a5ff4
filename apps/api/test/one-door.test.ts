import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';

const source = join(import.meta.dirname, '../src');

/** What writes rows beside the door, statement by statement: each has its reason to leave no version and no line. */
const ownWays = {
  // The door itself.
  'table/door.ts': [
    'insert into {definition.relation}',
    'update {definition.relation}',
    'delete from {definition.relation}',
    'insert into audit_log',
  ],
  // What a row keeps of others follows from a write of theirs, which has its version and its line.
  'table/kept-values.ts': ['update {relation}'],
  // Rows come back as they were, into a database that nobody uses yet.
  'backup/restore-backup.ts': [
    'delete from {relation}',
    'insert into {relation}',
    'truncate {tables.map(({ relation }',
  ],
  // The log says nothing of itself.
  // Bytes and what is on its way, beside the rows of files: their tables are no tables of the contract.
  'table/uploads/sweep-files.ts': ['delete from {uploads}'],
  'table/uploads/uploads.ts': [
    'delete from {pieces}',
    'delete from {pieces}',
    'insert into {files.pieces}',
    'insert into {files.uploads}',
    'insert into {files.uploads}',
    'insert into {pieces}',
    'insert into {pieces}',
    'update {uploads}',
    'update {uploads}',
    'update {uploads}',
  ],
  'tables/audit-log/index.ts': ['update audit_log', 'delete from audit_log'],
  // A sign-in is noted in the statement that makes the session, and a failed one as it fails; they are not logged.
  'session/sessions.ts': ['insert into userlastlogin'],
  'session/throttle.ts': ['insert into userlastlogin'],
  // Names that stand beside the statement, and are no tables that are shown.
  'calls/profile/erase-users.ts': ['delete from {own}'],
  'database/migrate.ts': ['insert into {HISTORY}'],
  'queue/queue.ts': ['update {QUEUE_SCHEMA}'],
};

const names = tables.map(({ table }) => getTableConfig(table).name);
const inCode = names.map((name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
const verb = String.raw`insert\s+into|(?<!\b(?:for|key|do)\s+)update|delete\s+from|merge\s+into|truncate(?:\s+table)?`;
const writes = new RegExp(
  [
    // A name in the text of a statement, one that is put into it, or one that is added behind it.
    String.raw`\b(?:${verb})\s+(?:only\s+)?(?:"?(?:public"?\."?)?(?:${names.join('|')})(?!\w)"?|\$\{[^}]*\}|['"\x60]\s*\+)`,
    // The query builder, whatever it is called.
    String.raw`\b(?:tx|db|drizzle)\s*\.\s*(?:insert|update|delete)\(`,
    String.raw`\.\s*(?:insert|update|delete)\(\s*(?:${inCode.join('|')})\s*\)`,
    String.raw`\.\s*(?:insert\([^()]*\)\s*\.\s*values|update\([^()]*\)\s*\.\s*set|delete\([^()]*\)\s*\.\s*where)\(`,
  ].join('|'),
  'gi',
);
const writesIn = (text: string) =>
  [...text.matchAll(writes)].map(([found]) => found.replaceAll(/\s+/g, ' ').replaceAll(/"|\$(?=\{)/g, ''));

test.each([
  'await client.query(`update "user" set enabled = false`)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a statement
  'client.query(`update ${relation} t set x = 1`)',
  'client.query(`insert into student(id) values ($1)`)',
  'client.query(`delete from student`)',
  'client.query("DELETE FROM Student WHERE id = $1")',
  'client.query(`\n  update\n    training_series set title = $1`)',
  'client.query(`with r as (update only public.item t set name = $1) select 1`)',
  "client.query('delete from ' + name)",
  'client.query(`truncate table presence`)',
  'client.query(`merge into "presence" p using x on true`)',
  'await database.drizzle.update(student)',
  'await context.tx\n  .delete(anything)',
  'await within.insert(trainingSeries).values(row)',
  'await within.update(relation).set({ name })',
])('a write past the door is seen: %s', (text) => {
  expect(writesIn(text)).not.toEqual([]);
});

test.each([
  'select 1 from student t for update of t',
  'select from student s for no key update',
  'insert into session (id) values ($1) on conflict (id) do update set used_at = $2',
  'delete from session where "user" = $1',
  'createHash("sha256").update(text).digest()',
  'listeners.delete(listener)',
])('what writes no row of a table is left alone: %s', (text) => {
  expect(writesIn(text)).toEqual([]);
});

test('no statement outside the door writes a row of a table: it would have no version and no line in the log', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, writesIn(readFileSync(join(source, file), 'utf8'))] as const)
    .filter(([, statements]) => statements.length > 0);
  const inOrder = (ways: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(ways.map(([file, statements]) => [file, statements.toSorted()]));
  expect(inOrder(found)).toEqual(inOrder(Object.entries(ownWays)));
});
