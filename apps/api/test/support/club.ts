import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/database/database.ts';
import type { LogStream } from '../../src/http/request-log.ts';
import { createServices, type Services } from '../../src/services.ts';
import { holdToContract } from './contract-promise.ts';
import { createTestDatabase } from './database.ts';
import { requestToken } from './token.ts';

export const PASSWORD = 'a long enough password';

/** Mails of clubs without a server for them are kept there. */
const DATA_DIR = join(tmpdir(), 'tatami-tests');
const ENCRYPTION_KEY = Buffer.alloc(32, 'tatami').toString('base64');

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
  body: any;
}

/** Somebody who calls the server: signed in, or nobody. */
export interface Caller {
  /** The id of the user; empty for nobody. */
  id: string;
  token: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  remove(path: string, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestClub {
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** The same services as the server's, on the same database and clock. */
  services: Services;
  /** What time it is for the server; set it to travel. */
  clock: { now: Date | null };
  /** Sets the clock; whoever is signed in stays so. */
  travelTo(moment: string): Promise<void>;
  nobody: Caller;
  admin: Caller;
  /** A new user in the groups, signed in. */
  join(username: string, ...groups: string[]): Promise<Caller>;
  signIn(username: string, password?: string): Promise<Caller>;
  close(): Promise<void>;
}

/** A real server on a database of its own, seeded as on a first start. @param logTo where its log goes @param url of a club that is there */
export async function openTestClub(
  settings: Record<string, string> = {},
  logTo?: LogStream,
  url?: string,
): Promise<TestClub> {
  // Beside others that write to the same disk a connection takes its time.
  const database = openDatabase(url ?? (await createTestDatabase('seeded')), { connectWithin: 30_000 });
  const config = loadConfig({ LOG_LEVEL: 'ERROR', ENCRYPTION_KEY, DATA_DIR, ...settings });
  const clock: TestClub['clock'] = { now: null };
  const options = { config, database, now: () => clock.now ?? new Date() };
  const services = createServices(options);
  const app = await buildApp({ ...options, ...(logTo && { logTo }) });
  await app.ready();
  holdToContract(app, config.apiPrefix);

  const caller = (id: string, token: string): Caller => {
    const call = async (
      method: InjectOptions['method'],
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const response = await app.inject({
        method: method ?? 'GET',
        url: `${config.apiPrefix}${path}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.statusCode, headers: response.headers, body: parse(response.body) };
    };
    return {
      id,
      token,
      get: (path, headers) => call('GET', path, undefined, headers),
      post: (path, body = {}, headers) => call('POST', path, body, headers),
      put: (path, body = {}, headers) => call('PUT', path, body, headers),
      remove: (path, headers) => call('DELETE', path, undefined, headers),
    };
  };
  const nobody = caller('', '');

  async function signIn(username: string, password = PASSWORD): Promise<Caller> {
    const answer = await requestToken(app, { username, password });
    if (answer.status !== 200)
      throw new Error(`${username} could not sign in: ${JSON.stringify(answer.body)}`);
    const { body } = await caller('', answer.body.access_token).get('/authinfo/whoami');
    return caller(body.id, answer.body.access_token);
  }

  /** Enters as after a sign-in with a password, which need not be tried again for each. */
  async function enter(userId: string): Promise<Caller> {
    const session = await services.sessions.start({
      userId,
      method: 'password',
      passwordHash: null,
      remember: false,
      secondFactor: false,
      address: '127.0.0.0',
      device: 'script',
    });
    return caller(userId, session?.token ?? '');
  }

  const { rows } = await database.pool.query(`select id from "user" where username = 'admin'`);
  const admin = await enter(rows[0].id);

  return {
    app,
    database,
    config,
    services,
    clock,
    nobody,
    admin,
    signIn,
    async travelTo(moment) {
      clock.now = new Date(moment);
      await database.pool.query(
        `update session set last_used_at = $1::timestamptz, expires_at = $1::timestamptz + interval '12 hours'`,
        [moment],
      );
    },
    async join(username, ...groups) {
      const { body: user } = await admin.post('/user', {
        username,
        email: `${username}@example.org`,
        firstName: username,
        lastName: 'Testowa',
      });
      await database.pool.query(
        `update "user" u set password_hash = a.password_hash, status = 'active' from "user" a where u.id = $1 and a.username = 'admin'`,
        [user.id],
      );
      for (const name of groups) {
        const { body: found } = await admin.get(`/groupright?name=${encodeURIComponent(name)}`);
        await admin.post('/useringroupright', { user: user.id, group: found._embedded.results[0].id });
      }
      return enter(user.id);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
