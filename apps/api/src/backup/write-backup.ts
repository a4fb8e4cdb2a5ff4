import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { historyOf } from '../database/migrate.ts';
import { whyUnwritable } from '../postgres/folder-fault.ts';
import { BackupError } from './backup-error.ts';
import type { End, Header } from './format.ts';
import { readTable, sameTexts, storedTables } from './rows.ts';

export interface Written {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  /** What has to be kept beside the file; see `Header`. */
  beside: string[];
}

/**
 * Writes all rows of all tables, as they stand at one moment, while others read and write. The file is whole or absent,
 * and only its owner may read it.
 *
 * @throws {BackupError} when there is such a file already, or none can be written.
 */
export async function writeBackup(
  client: ClientBase,
  { file, dataDir, now = new Date() }: { file: string; dataDir: string; now?: Date },
): Promise<Written> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  const draft = `${file}.draft-${process.pid}`;
  await client.query('begin isolation level repeatable read read only');
  try {
    await mkdir(dirname(file), { recursive: true });
    await client.query(sameTexts);
    const header = await headerOf(client, dataDir, now);
    const end: End['end'] = { tables: 0, rows: 0 };
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(client, header, end)), createGzip(), output);
    await rename(draft, file);
    return { file, bytes: (await stat(file)).size, ...end, beside: header.beside };
  } catch (error) {
    await rm(draft, { force: true });
    const { code, path } = error as NodeJS.ErrnoException;
    const why = path && whyUnwritable(code ?? '');
    throw why ? new BackupError(`${file} can't be written: ${why}.`) : error;
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

async function headerOf(client: ClientBase, dataDir: string, now: Date): Promise<Header> {
  const { rows } = await client.query(`select current_setting('server_version') as postgres`);
  return {
    tatami: 'backup',
    format: 1,
    madeAt: now.toISOString(),
    postgres: rows[0].postgres,
    migrations: await historyOf(client),
    beside: await filesBeside(dataDir),
  };
}

/** A key with which something in the database is sealed would be no use against whoever has the backup, if it held both. */
async function filesBeside(dataDir: string): Promise<string[]> {
  const found = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile() && entry.name.endsWith('.key')).map(({ name }) => name);
}

async function* linesOf(client: ClientBase, header: Header, end: End['end']): AsyncGenerator<string> {
  yield line(header);
  for (const table of await storedTables(client)) {
    const closing = yield* readTable(client, table);
    yield line(closing);
    end.tables += 1;
    end.rows += closing.rows;
  }
  yield line({ end } satisfies End);
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;
