/**
 * `pnpm bench:api`: what a request costs in CPU time, over what bare node:http and pg pay for the same rows
 * of the same database in the same run; the two take turns, and figures are medians of the rounds, once both are warm. Then what the log
 * costs the database, what a file of 5,000 rows takes, and how soon a list of a million presences answers. `--presences 100000` makes that shorter,
 * `--strict` makes a figure over its limit a failure.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, median, rounded, verdict } from '@tatami/tooling/figures';
import pg from 'pg';
import { type BenchServer, send, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD } from './big-club.ts';
import { insertAlone, insertWithItsLine } from './insert-statement.ts';
import { longListFigures } from './long-list.ts';
import type { Started } from './server-process.ts';
import { wholeFileFigure } from './whole-file.ts';

const ROWS = 10_000;
const ROUNDS = 25;
const REQUESTS = 2_000;
/**
 * The number of requests before anything is measured: until then the engine still compiles what it runs, more of it
 * in ours.
 */
const WARMING = 5_000;
const CONNECTIONS = 8;
/** Inserts timed at the database, with the log and without. */
const INSERTS = 1_000;

const { values: options } = parseArgs({
  options: {
    presences: { type: 'string', default: '1000000' },
    strict: { type: 'boolean', default: false },
  },
});

interface Operation {
  name: string;
  aim: number;
  send(server: BenchServer, turn: number): Promise<void>;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function main(): Promise<void> {
  const figures: Figure[] = [];
  let log = '';
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
    for (const operation of operations(rows.map(({ id }) => id)))
      figures.push(await compare(operation, servers));
    figures.push(await wholeFileFigure(servers.tatami));
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    log = await costOfTheLog(club.url);
  } finally {
    await club.close();
  }
  figures.push(...(await longListFigures(agent, Number(options.presences))));
  agent.destroy();
  console.log(`\n${figureTable(figures)}`);
  console.log(`\n${log}`);
  console.log(machineLoad());
  if (options.strict && figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
}

function operations(ids: string[]): Operation[] {
  return [
    {
      name: `list (20 of ${ROWS})`,
      aim: 1.1,
      send: (server, turn) => call(server, 'GET', `/api/workplace?page=${turn % 5}&size=20`),
    },
    {
      name: 'get',
      aim: 1.2,
      send: (server, turn) => call(server, 'GET', `/api/workplace/${ids[turn % ids.length]}`),
    },
    {
      name: 'insert under a key, with its line in the log',
      aim: 1.6,
      send: (server, turn) =>
        call(server, 'POST', '/api/workplace', {
          name: `${server.kind} ${turn} ${performance.now()}`,
          city: 'Gdynia',
          capacity: 20,
        }),
    },
  ];
}

async function compare(operation: Operation, servers: Record<Started['kind'], BenchServer>): Promise<Figure> {
  const ratios: number[] = [];
  const costs: Record<Started['kind'], number[]> = { tatami: [], raw: [] };
  for (const server of Object.values(servers)) await load(operation, server, WARMING);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tatami = await costOf(operation, servers.tatami);
    const raw = await costOf(operation, servers.raw);
    costs.tatami.push(tatami);
    costs.raw.push(raw);
    ratios.push(tatami / raw);
  }
  return {
    name: operation.name,
    measured: median(ratios),
    unit: '× raw',
    aim: operation.aim,
    note: `${median(costs.tatami).toFixed(0)} µs of ours, ${median(costs.raw).toFixed(0)} µs raw, ${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  };
}

/** CPU time of the server's process a request, in microseconds. */
async function costOf(operation: Operation, server: BenchServer): Promise<number> {
  const before = await server.cpu();
  await load(operation, server, REQUESTS);
  return ((await server.cpu()) - before) / REQUESTS;
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

/** How long an insert takes the database, with its line in the log over without, by turns. */
async function costOfTheLog(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const ways = { alone: insertAlone, logged: insertWithItsLine };
  const taken: Record<keyof typeof ways, number[]> = { alone: [], logged: [] };
  for (let turn = 0; turn < INSERTS; turn += 1)
    for (const way of ['alone', 'logged'] as const) {
      const sent = { name: `${way} ${turn}`, city: 'Sopot', capacity: 20 };
      const start = performance.now();
      await client.query({ name: way, ...ways[way](sent, 'id') });
      taken[way].push(performance.now() - start);
    }
  await client.end();
  const [alone, logged] = [median(taken.alone), median(taken.logged)];
  return `An insert takes the database ${rounded(logged)} ms with its line in the log, ${rounded(alone)} ms without: × ${rounded(logged / alone)}.`;
}

await main();
