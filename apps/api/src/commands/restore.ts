import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { runCommand } from './run-command.ts';

// `pnpm restore file`: a backup into an empty data folder, or the empty database that DATABASE_URL names.
await runCommand(openPostgres, async (client, { dataDir }, file) => {
  if (!file) throw new BackupError('Name the file: pnpm restore tatami-2026-11-20.jsonl.gz');
  const { header, rows, tables } = await restoreBackup(client, resolve(file));
  const missing = header.beside.filter((name) => !existsSync(resolve(dataDir, name)));
  return `${resolve(file)}, made ${header.madeAt}
  Restored    ${rows} rows in ${tables} tables, the same by count and hash
  Everybody   signs in anew${missing.map((name) => `\n  Put back    ${resolve(dataDir, name)}, before the first start`).join('')}`;
});
