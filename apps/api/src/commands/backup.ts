import { resolve } from 'node:path';
import { writeBackup } from '../backup/write-backup.ts';
import { reachPostgres } from '../postgres/reach-postgres.ts';
import { runCommand } from './run-command.ts';

// `pnpm backup [file]`: all rows of the club into one file, whether its server runs or not.
await runCommand(reachPostgres, async (client, { backupDir, dataDir }, file) => {
  const now = new Date();
  const name = `tatami-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl.gz`;
  const written = await writeBackup(client, {
    file: resolve(file ?? resolve(backupDir ?? '.', name)),
    dataDir,
    now,
  });
  const { beside } = written;
  return `${written.file}
  Holds       ${written.rows} rows in ${written.tables} tables, ${written.bytes} bytes
  Keep too    your settings${beside.map((each) => `, and ${resolve(dataDir, each)}`).join('')}: not in it`;
});
