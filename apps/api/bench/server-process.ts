import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { openPort } from '../src/http/open-port.ts';
import { claimKey, insertWithItsLine, keepAnswer, type Sent } from './insert-statement.ts';

/** What a server of the bench tells its parent once it listens. */
export interface Started {
  kind: 'tatami' | 'raw';
  port: number;
  token: string;
}

/** The memory in bytes, once all garbage is collected. */
export interface Memory {
  /** What the process has of the system. */
  resident: number;
  /** What is in use of it: objects, and the bytes that they hold. */
  kept: number;
}

/** Statements by which the floor answers a path. */
export interface Known {
  path: string;
  statements: { name?: string; text: string; values: unknown[] }[];
}

const knownPaths = new Map<string, Known['statements']>();

const [kind, databaseUrl = '', password = '', settings = '{}'] = process.argv.slice(2);

async function startTatami(): Promise<Started> {
  const app = await buildApp({
    config: loadConfig({ LOG_LEVEL: 'ERROR', ...JSON.parse(settings) }),
    database: openDatabase(databaseUrl),
  });
  await openPort(app, { host: '127.0.0.1', port: 0 });
  const response = await app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: {
      authorization: `Basic ${btoa('photoclient:')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ grant_type: 'password', username: 'admin', password }).toString(),
  });
  return {
    kind: 'tatami',
    port: (app.server.address() as AddressInfo).port,
    token: response.json().access_token,
  };
}

/** The floor: the same rows by the same driver, no rights, no validation, no links. */
async function startRaw(): Promise<Started> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    options: '-c tatami.zone=Europe/Warsaw',
  });
  const columns =
    'id, name, address, postal_code as "postalCode", city, room, capacity, lat, lon, directions_pl as "directionsPl", directions_en as "directionsEn", active, created_at as "createdAt", updated_at as "updatedAt", version';
  const answer = (response: ServerResponse, status: number, body: unknown) => {
    const text = JSON.stringify(body);
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  };
  const { rows: users } = await pool.query<{ id: string }>('select id from "user" limit 1');
  const user = users[0]?.id ?? '';
  const insertOnce = async (sent: Sent, key: string) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query({ name: 'claim', ...claimKey(user, key, sent) });
    const { rows } = await client.query({ name: 'insert', ...insertWithItsLine(sent, columns) });
    await client.query({ name: 'keep', ...keepAnswer(user, key, rows[0]) });
    await client.query('commit');
    client.release();
    return rows[0];
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const known = knownPaths.get(request.url ?? '');
    if (known) {
      const answers = await Promise.all(known.map((statement) => pool.query(statement)));
      return answer(response, 200, { results: answers.map(({ rows }) => rows) });
    }
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      let text = '';
      for await (const chunk of request.setEncoding('utf8')) text += chunk;
      return answer(
        response,
        201,
        await insertOnce(JSON.parse(text), String(request.headers['idempotency-key'])),
      );
    }
    if (url.pathname === '/api/workplace') {
      const size = Number(url.searchParams.get('size'));
      const page = Number(url.searchParams.get('page'));
      const [list, count] = await Promise.all([
        pool.query({
          name: 'list',
          text: `select ${columns} from workplace order by name, id limit $1 offset $2`,
          values: [size, page * size],
        }),
        pool.query({ name: 'count', text: 'select count(*)::int as total from workplace', values: [] }),
      ]);
      return answer(response, 200, { results: list.rows, total: count.rows[0].total });
    }
    const { rows } = await pool.query({
      name: 'get',
      text: `select ${columns} from workplace where id = $1`,
      values: [url.pathname.slice('/api/workplace/'.length)],
    });
    return answer(response, 200, rows[0]);
  };
  const server = createServer((request, response) => void handle(request, response));
  // Ours and the floor take turns; while one is asked, the other's connections stay.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { kind: 'raw', port: (server.address() as AddressInfo).port, token: '' };
}

// However the bench ends, its servers do too.
process.on('disconnect', () => process.exit(0));
process.on('message', (message: 'stop' | 'cpu' | 'memory' | Known) => {
  if (message === 'stop') process.exit(0);
  else if (message === 'cpu') process.send?.(cpuTime());
  else if (message === 'memory') process.send?.(memoryAtRest());
  else knownPaths.set(message.path, message.statements);
});

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The last resort also gives back the pages that are nearly empty. */
function memoryAtRest(): Memory {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, kept: heapUsed + external };
}

process.send?.(kind === 'tatami' ? await startTatami() : await startRaw());
