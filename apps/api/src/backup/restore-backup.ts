import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import {
  allMigrations,
  historyOf,
  type Migration,
  runMigrations,
  strangeHistory,
} from '../database/migrate.ts';
import { QUEUE_SCHEMA } from '../queue/queues.ts';
import { BackupError } from './backup-error.ts';
import { type End, type Header, rowIn, type TableEnd } from './format.ts';
import { readTable, type StoredTable, sameTexts, storedTables } from './rows.ts';

export interface Restored {
  header: Header;
  tables: number;
  rows: number;
}

/** Secrets that live for hours: what was spent or ended since the backup was made must not come back to life. */
const shortLived = [
  'session',
  'access_token',
  'access_token_use',
  'single_use',
  'lightning',
  'idempotency_key',
];

/** What is sent to the database at a time. */
const BATCH = 1_000_000;

/**
 * Fills an empty database from a backup: the tables as they were then, which the next start brings to this version, and
 * in them the rows, read again and compared with the backup's counts and hashes. All of it is stored, or nothing.
 *
 * @throws {BackupError} when the file is no whole backup, or the database not empty.
 */
export async function restoreBackup(client: ClientBase, file: string): Promise<Restored> {
  await client.query('begin');
  try {
    await client.query(sameTexts);
    const restored = await pipeline(createReadStream(file), createGunzip(), async (bytes) =>
      load(client, linesIn(bytes)),
    ).catch((error: NodeJS.ErrnoException) => {
      throw inWords(file, error);
    });
    await client.query('commit');
    await client.query('analyze');
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function load(client: ClientBase, lines: AsyncGenerator<string>): Promise<Restored> {
  const header = headerIn((await lines.next()).value ?? '');
  const tables = await makeTables(client, header);
  const lateKeys = await takeOffReferences(client);
  const closings: TableEnd[] = [];
  for (const table of tables) closings.push(await fillTable(client, table, lines));
  const rows = closings.reduce((sum, closing) => sum + closing.rows, 0);
  const { end } = parsed<End>((await lines.next()).value ?? '{}');
  if (end?.tables !== tables.length || end.rows !== rows)
    throw new BackupError('not whole: its end is missing');
  for (const statement of lateKeys) await client.query(statement);
  for (const [index, table] of tables.entries()) await compare(client, table, closings[index] as TableEnd);
  for (const { name, relation } of tables)
    if (shortLived.includes(name)) await client.query(`delete from ${relation}`);
  return { header, tables: tables.length, rows };
}

function headerIn(line: string): Header {
  const header = parsed<Header>(line);
  if (header.tatami !== 'backup') throw new BackupError('no backup of Tatami');
  if (header.format !== 1) throw new BackupError('of a newer Tatami: install that version');
  return header;
}

/** The tables as the backup's database had them, and no rows in them. */
async function makeTables(client: ClientBase, { migrations: history }: Header): Promise<StoredTable[]> {
  const known: Migration[] = allMigrations();
  const strange = strangeHistory(history, known);
  if (strange) throw new BackupError(`not for this version: the club in it ${strange}`);
  if ((await historyOf(client)).length > 0)
    throw new BackupError('not restored: there is a club already. Choose an empty DATA_DIR or database.');
  await runMigrations(client, known.slice(0, history.length));
  // What an earlier club of this database had yet to do is none of this one's.
  await client.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`);
  const tables = await storedTables(client);
  await client.query(`truncate ${tables.map(({ relation }) => relation).join(', ')}`);
  return tables;
}

/** Rows come table by table, whatever they refer to; what brings the references back judges them all at once. */
async function takeOffReferences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ off: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { off } of rows) await client.query(off);
  return rows.map(({ back }) => back);
}

async function fillTable(
  client: ClientBase,
  { name, relation, columns }: StoredTable,
  lines: AsyncGenerator<string>,
): Promise<TableEnd> {
  const hash = createHash('sha256');
  let batch: string[] = [];
  let [size, rows] = [0, 0];
  const send = async () => {
    if (batch.length === 0) return;
    await client.query(
      `insert into ${relation} (${columns}) select ${columns} from json_populate_recordset(null::${relation}, $1::json)`,
      [`[${batch.join()}]`],
    );
    [batch, size] = [[], 0];
  };
  for await (const line of until(lines)) {
    const row = rowIn(line, name);
    if (row === undefined) {
      await send();
      const closing = parsed<TableEnd>(line);
      if (closing.table !== name || closing.rows !== rows || closing.sha256 !== hash.digest('hex'))
        throw new BackupError(`damaged: the rows of ${name} are not those that were written`);
      return closing;
    }
    hash.update(`${line}\n`);
    batch.push(row);
    rows += 1;
    size += row.length;
    if (size > BATCH) await send();
  }
  throw new BackupError(`not whole: it ends in the rows of ${name}`);
}

/** The same lines, left open for whoever reads on. */
async function* until(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) yield next.value;
}

async function compare(client: ClientBase, table: StoredTable, wanted: TableEnd): Promise<void> {
  const reading = readTable(client, table);
  let next = await reading.next();
  while (!next.done) next = await reading.next();
  const { rows, sha256 } = next.value;
  if (rows !== wanted.rows || sha256 !== wanted.sha256)
    throw new BackupError(`not restored: ${table.name} has other rows in the database than in the file`);
}

async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    rest += parts[0];
    for (const part of parts.slice(1)) {
      yield rest;
      rest = part;
    }
  }
  if (rest) throw new BackupError('not whole: its last line is cut off');
}

function parsed<T>(line: string): Partial<T> & T {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError('no backup of Tatami');
  }
}

function inWords(file: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof BackupError)
    return new BackupError(`${file} is ${error.message}.`.replace(/\.\.$/, '.'));
  if (error.code === 'Z_BUF_ERROR') return new BackupError(`${file} is not whole: it ends too early.`);
  if (error.code === 'Z_DATA_ERROR') return new BackupError(`${file} is no backup of Tatami, or damaged.`);
  if (error.code === 'ENOENT') return new BackupError(`${file} is not there.`);
  return error;
}
