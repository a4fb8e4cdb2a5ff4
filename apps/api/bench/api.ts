/**
 * `pnpm bench:api`: what a request costs in CPU time, over what bare node:http and pg pay for the same rows
 * of the same database in the same run. The two take turns; figures are medians of the rounds.
 */
import { Agent } from 'node:http';
import { median } from '@tatami/tooling/figures';
import { type BenchServer, send, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD } from './big-club.ts';
import type { Started } from './server-process.ts';

const ROWS = 10_000;
const ROUNDS = 7;
const REQUESTS = 1_500;
const CONNECTIONS = 8;

interface Operation {
  name: string;
  aim: number;
  send(server: BenchServer, turn: number): Promise<void>;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function main(): Promise<void> {
  const club = await openBenchClub();
  try {
    const { pool } = club.database;
    await pool.query(
      `insert into workplace (id, created_at, updated_at, name, city, address, capacity)
       select gen_random_uuid(), now(), now(), 'Miejsce ' || lpad(n::text, 6, '0'), 'Gdańsk', 'ul. Długa ' || n, 1 + n % 500
       from generate_series(1, $1) n`,
      [ROWS],
    );
    await pool.query('analyze');
    const { rows } = await pool.query<{ id: string }>('select id from workplace limit 1000');
    const servers = {
      tatami: await startBenchServer('tatami', club.url, PASSWORD),
      raw: await startBenchServer('raw', club.url, PASSWORD),
    };
    for (const operation of operations(rows.map(({ id }) => id))) await compare(operation, servers);
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  } finally {
    agent.destroy();
    await club.close();
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

async function compare(operation: Operation, servers: Record<Started['kind'], BenchServer>): Promise<void> {
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
async function costOf(operation: Operation, server: BenchServer): Promise<number> {
  const before = await server.usage();
  await load(operation, server, REQUESTS);
  return ((await server.usage()).cpu - before.cpu) / REQUESTS;
}

async function load(operation: Operation, server: BenchServer, requests: number): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < requests) await operation.send(server, next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

async function call(server: BenchServer, method: string, path: string, body?: unknown): Promise<void> {
  const status = await send(agent, server, { method, path, token: server.token, body });
  if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
}

await main();
