import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { checkBackupDir } from './backup/nightly.ts';
import { type Config, loadConfig } from './config.ts';
import { consoleLog, explain } from './console.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openPort } from './http/open-port.ts';
import { outboxOf } from './mail/mailer.ts';
import { nowAndThen } from './now-and-then.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { seed } from './seed/seed.ts';
import { createSeal } from './session/seal.ts';
import { sealSecrets } from './session/second-factor.ts';

/** Requests under way get this long to finish, and the database as long to stop. */
const PATIENCE_MS = 20_000;

/** What is open, in the order of opening; it closes in the reverse order. */
const open: (() => Promise<unknown>)[] = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// The launcher that holds the other end of the channel is gone.
process.on('disconnect', () => void stop());

try {
  await start(loadConfig(process.env));
} catch (error) {
  if (!stopping) {
    console.error(explain(error));
    await stop(1);
  }
}

async function start(config: Config): Promise<void> {
  const log = consoleLog(config.logLevel);
  if (config.backupDir) await checkBackupDir(config.backupDir);
  const opening = openPostgres({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log });
  open.push(() =>
    opening.then(
      (postgres) => postgres.close(),
      () => {},
    ),
  );
  const postgres = await opening;
  postgres.onExit((error) => {
    log.error(explain(error));
    void stop(1);
  });
  await migrate(postgres.url);
  const tellOfBroken = nowAndThen(({ message }, count) =>
    log.warn(`Database connections broke: ${count}, the last one as it says "${message}"`),
  );
  const database = openDatabase(postgres.url, {
    onError: tellOfBroken,
    clubTimezone: config.clubTimezone,
  });
  open.push(() => database.close());
  await sealSecrets({ database, seal: createSeal(config) });
  const app = await buildApp({ config, database });
  open.push(() => app.close());
  const { generatedAdminPassword } = await seed(database, config);
  // Before the port is taken, which may fail: the password is shown only this once.
  if (generatedAdminPassword)
    tell('The first administrator', {
      'Sign in as': 'admin',
      Password: `${generatedAdminPassword}   (shown only this once)`,
    });
  await openPort(app, config);
  const { port } = app.server.address() as AddressInfo;
  tell(config.clubName, {
    Address: config.port === 0 ? `http://localhost:${port}` : config.publicUrl,
    ...(postgres.mode === 'embedded'
      ? { 'Data folder': config.dataDir }
      : { Database: 'as DATABASE_URL says' }),
    ...(config.smtpUrl === null && { 'E-mails': `not sent without SMTP_URL, kept in ${outboxOf(config)}` }),
  });
}

function tell(title: string, facts: Record<string, string>): void {
  const lines = Object.entries(facts).map(([name, text]) => `  ${name.padEnd(14)}${text}\n`);
  console.log(`\n${title}\n${lines.join('')}`);
}

async function stop(exitCode = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  process.exitCode = exitCode;
  const closeAll = async () => {
    for (const close of open.reverse()) await close().catch((error) => console.error(explain(error)));
  };
  await Promise.race([closeAll(), wait(PATIENCE_MS)]);
  process.exit();
}
