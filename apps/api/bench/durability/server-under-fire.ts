import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tatami/tooling/free-port';
import pg from 'pg';
import { WebSocket } from 'ws';
import { builtServer, compiledBefore } from '../../test/support/processes.ts';

const PASSWORD = 'durability password 1';

/** The whole server as a club runs it, in a process of its own, to be killed and started again. */
export class ServerUnderFire {
  readonly #dataDir: string;
  readonly #settings: Record<string, string>;
  #port = 0;
  #process: ChildProcess | undefined;
  #token = '';

  constructor(dataDir: string, settings: Record<string, string> = {}) {
    this.#dataDir = dataDir;
    this.#settings = settings;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const server = spawn(process.execPath, [await builtServer()], {
      env: {
        ...compiledBefore,
        PATH: process.env.PATH,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: 'ERROR',
        ...this.#settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = server;
    await this.untilReady();
    this.#token ||= await this.#signIn();
  }

  async untilReady(): Promise<void> {
    const deadline = Date.now() + 180_000;
    while (Date.now() < deadline) {
      if (this.#process?.exitCode !== null) throw new Error('The server ended.');
      if (await this.isReady()) return;
      await wait(20);
    }
    throw new Error('The server was not ready in three minutes.');
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.#url}/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }

  async killServer(): Promise<void> {
    const server = this.#process;
    server?.kill('SIGKILL');
    if (server?.signalCode === null) await once(server, 'exit');
  }

  killPostgres(): void {
    process.kill(Number(this.#postmasterFile()[0]), 'SIGKILL');
  }

  async stop(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  }

  /** @throws when the answer is no success, or none comes. */
  async write<T>(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return (await answer.json()) as T;
  }

  /** What the tables hold, read past the server. */
  async rows<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const password = readFileSync(join(this.#dataDir, 'postgres', 'tatami-password'), 'utf8');
    const client = new pg.Client(
      `postgres://tatami:${password}@127.0.0.1:${this.#postmasterFile()[3]}/tatami`,
    );
    await client.connect();
    return client
      .query<Row>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Connects to its live pages, as the administrator. */
  openSocket(): WebSocket {
    const headers = { authorization: `Bearer ${this.#token}` };
    return new WebSocket(`${this.#url.replace('http', 'ws')}/websocket`, { headers });
  }

  get #url(): string {
    return `http://127.0.0.1:${this.#port}/api`;
  }

  /** Line 1 is the process id, line 4 the port. */
  #postmasterFile(): string[] {
    return readFileSync(join(this.#dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.#url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('photoclient:')}` },
      body: new URLSearchParams({ grant_type: 'password', username: 'admin', password: PASSWORD }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
}
