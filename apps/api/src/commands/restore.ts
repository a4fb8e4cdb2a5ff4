import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { runCommand } from './run-command.ts';

// `pnpm restore file`: a backup into an empty data folder, or the empty database that DATABASE_URL names.
await runCommand(async ({ config: { dataDir }, file, connect }) => {
  if (!file || !existsSync(file))
    throw new BackupError(
      file ? `${resolve(file)} is not there.` : 'Name the file: pnpm restore tatami-2026-11-20.jsonl.gz',
    );
  const { header, rows, tables } = await restoreBackup(await connect(openPostgres), resolve(file));
  const missing = header.beside.map((key) => resolve(dataDir, key)).filter((key) => !existsSync(key));
  return `${resolve(file)}, made ${header.madeAt}
  Restored    ${rows} rows in ${tables} tables, the same by count and hash
  Everybody   signs in anew${missing.map((key) => `\n  Put back    ${key}, before the first start`).join('')}`;
});
