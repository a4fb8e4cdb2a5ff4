import pg from 'pg';
import { type Config, loadConfig } from '../config.ts';
import { consoleLog, explain } from '../console.ts';
import type { PostgresHandle } from '../postgres/handle.ts';
import type { PostgresOptions } from '../postgres/open-postgres.ts';

interface Given {
  config: Config;
  /** What stands after the command's name. */
  file: string | undefined;
  /** Opens the club's database until the command is over. */
  connect(open: (options: PostgresOptions) => Promise<PostgresHandle>): Promise<pg.Client>;
}

/** Does the work, and prints what comes of it, or in words why nothing did. */
export async function runCommand(work: (given: Given) => Promise<string>): Promise<void> {
  const close: (() => Promise<void>)[] = [];
  try {
    const config = loadConfig(process.env);
    const done = await work({
      config,
      file: process.argv[2],
      async connect(open) {
        const postgres = await open({ ...config, log: consoleLog('ERROR') });
        close.unshift(() => postgres.close());
        const client = new pg.Client(postgres.url);
        await client.connect();
        close.unshift(() => client.end());
        return client;
      },
    });
    console.log(done);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    for (const each of close) await each();
  }
}
