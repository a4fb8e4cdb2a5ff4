/**
 * `pnpm bench:api`: what a request costs in CPU time, over what bare node:http and pg pay for the same rows
 * of the same database in the same run. The two take turns; figures are medians of the rounds.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/postgres/open-postgres.ts';
import { seed } from '../src/seed/seed.ts';
import type { Started } from './server-process.ts';

const ROWS = 10_000;
const ROUNDS = 7;
const REQUESTS = 1_500;
const CONNECTIONS = 8;
const PASSWORD = 'bench password 1';

interface Operation {
  name: string;
  aim: number;
  send(server: Server, turn: number): Promise<void>;
}

interface Server extends Started {
  process: ChildProcess;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tatami-bench-'));
  const quiet = { info: () => {}, warn: () => {}, error: console.error };
  const postgres = await openPostgres({ dataDir, databaseUrl: process.env.DATABASE_URL ?? null, log: quiet });
  try {
    await migrate(postgres.url);
    const database = openDatabase(postgres.url);
    await seed(database, loadConfig({ ADMIN_PASSWORD: PASSWORD }));
    await database.pool.query(
      `insert into workplace (id, created_at, updated_at, name, city, address, capacity)
       select gen_random_uuid(), now(), now(), 'Miejsce ' || lpad(n::text, 6, '0'), 'Gdańsk', 'ul. Długa ' || n, 1 + n % 500
       from generate_series(1, $1) n`,
      [ROWS],
    );
    await database.pool.query('analyze');
    const ids = (await database.pool.query<{ id: string }>('select id from workplace limit 1000')).rows.map(
      ({ id }) => id,
    );
    await database.close();

    const servers = { tatami: await start('tatami', postgres.url), raw: await start('raw', postgres.url) };
    for (const operation of operations(ids)) await compare(operation, servers);
    for (const { process: child } of Object.values(servers)) {
      child.send('stop');
      await once(child, 'exit');
    }
  } finally {
    agent.destroy();
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function operations(ids: string[]): Operation[] {
  return [
    {
      name: `list (20 of ${ROWS})`,
      aim: 1.4,
      send: (server, turn) => call(server, 'GET', `/api/workplace?page=${turn % 5}&size=20`),
    },
    {
      name: 'get',
      aim: 2,
      send: (server, turn) => call(server, 'GET', `/api/workplace/${ids[turn % ids.length]}`),
    },
    {
      name: 'insert',
      aim: 2,
      send: (server, turn) =>
        call(server, 'POST', '/api/workplace', {
          name: `${server.kind} ${turn} ${performance.now()}`,
          city: 'Gdynia',
          capacity: 20,
        }),
    },
  ];
}

async function compare(operation: Operation, servers: Record<Started['kind'], Server>): Promise<void> {
  const ratios: number[] = [];
  const costs: Record<Started['kind'], number[]> = { tatami: [], raw: [] };
  for (const server of Object.values(servers)) await load(operation, server, REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tatami = await costOf(operation, servers.tatami);
    const raw = await costOf(operation, servers.raw);
    costs.tatami.push(tatami);
    costs.raw.push(raw);
    ratios.push(tatami / raw);
  }
  const figures = [
    operation.name.padEnd(20),
    `${median(costs.tatami).toFixed(0).padStart(5)} µs`,
    `raw ${median(costs.raw).toFixed(0).padStart(4)} µs`,
    `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    `aim ≤ ${operation.aim.toFixed(1)}`,
  ];
  console.log(figures.join('   '));
}

/** CPU time of the server's process a request, in microseconds. */
async function costOf(operation: Operation, server: Server): Promise<number> {
  const before = await cpuTime(server);
  await load(operation, server, REQUESTS);
  return ((await cpuTime(server)) - before) / REQUESTS;
}

async function load(operation: Operation, server: Server, requests: number): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < requests) await operation.send(server, next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

async function cpuTime({ process: child }: Server): Promise<number> {
  child.send('cpu');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds;
}

async function start(kind: Started['kind'], databaseUrl: string): Promise<Server> {
  const child = fork(new URL('./server-process.ts', import.meta.url), [kind, databaseUrl, PASSWORD], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [started] = (await once(child, 'message')) as [Started];
  return { ...started, process: child };
}

function call({ port, token }: Server, method: string, path: string, body?: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode && response.statusCode < 300) resolve();
        else reject(new Error(`${method} ${path}: ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

await main();
