import { resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup.ts';
import { reachPostgres } from '../postgres/reach-postgres.ts';
import { runCommand } from './run-command.ts';

// `pnpm backup [file]`: all rows of the club in one file, whether its server runs or not.
await runCommand(async ({ config: { backupDir, dataDir }, file, connect }) => {
  const name = `tatami-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl.gz`;
  const written = await writeBackup(await connect(reachPostgres), {
    file: resolve(file ?? resolve(backupDir ?? '.', name)),
    dataDir,
  });
  const keys = written.beside.map((key) => `, ${resolve(dataDir, key)}`);
  return `${written.file}
  Holds       ${written.rows} rows in ${written.tables} tables, ${written.bytes} bytes
  Not in it   your settings${keys.join('')}: to be kept elsewhere`;
});
