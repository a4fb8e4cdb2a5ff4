import pg from 'pg';
import { type Config, loadConfig } from '../config.ts';
import { consoleLog, explain } from '../console.ts';
import type { PostgresHandle } from '../postgres/handle.ts';
import type { PostgresOptions } from '../postgres/open-postgres.ts';

type Work = (client: pg.Client, config: Config, file: string | undefined) => Promise<string>;

/** Does the work on a connection to the club's database, and prints what comes of it, or in words why nothing did. */
export async function runCommand(
  open: (options: PostgresOptions) => Promise<PostgresHandle>,
  work: Work,
): Promise<void> {
  let postgres: PostgresHandle | undefined;
  try {
    const config = loadConfig(process.env);
    postgres = await open({ ...config, log: consoleLog('ERROR') });
    const client = new pg.Client(postgres.url);
    await client.connect();
    await work(client, config, process.argv[2])
      .then(console.log)
      .finally(() => client.end());
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await postgres?.close();
  }
}
