import fc from 'fast-check';
import type { Caller, TestClub } from '../club.ts';
import { type Contract, type Operation, promisesOf } from '../contract-promise.ts';
import { type Ground, prepareGround, rowOf } from '../samples.ts';
import { addressOf, bodyOf, encode, type Role, type Sketch, sketchOf } from './sketch.ts';
import type { Rows } from './values.ts';

export interface FuzzOptions {
  requests: number;
  seed: number;
}

export interface FuzzReport {
  sent: number;
  /** How often each status came. */
  statuses: Record<string, number>;
  /** Operations that were never answered with success. */
  neverSucceeded: string[];
  /** What the server did that it should not, each kind once, with the request that showed it. */
  findings: string[];
}

/**
 * Sends requests made from the contract, right and wrong in every parameter, field and header, by everybody.
 * The same seed makes the same requests.
 */
export async function fuzz(club: TestClub, { requests, seed }: FuzzOptions): Promise<FuzzReport> {
  const contract: Contract = (await club.nobody.get('/openapi.json')).body;
  const brokenPromise = promisesOf(contract);
  const ground = await prepareGround(club);
  const cast = await castOf(club, ground);
  const rows = await knownRows(contract, ground);
  const findings = new Map<string, string>();
  const statuses: Record<string, number> = {};
  const succeeded = new Set<string>();
  const operations = Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ template, method, operation })),
  );
  const sketches = fc.sample(
    fc.constantFrom(...operations).chain((one) => sketchOf(one, contract)),
    { numRuns: requests, seed },
  );

  for (const [turn, sketch] of sketches.entries()) {
    const { method, template, role } = sketch;
    const caller = cast.caller(role);
    const url = addressOf(sketch, rows);
    const body = await bodyOf(sketch, url, rows, ground);
    const headers = { ...sketch.headers };
    if (body !== undefined && !headers['content-type'])
      headers['content-type'] =
        Object.keys(operationOf(contract, sketch).requestBody?.content ?? {})[0] ?? 'application/json';
    const payload = body === undefined || typeof body === 'string' ? body : encode(body, headers);
    const {
      statusCode: status,
      headers: answered,
      body: text,
    } = await club.app.inject({
      method: method.toUpperCase() as 'GET',
      url: `/api${url}`,
      headers: { ...(caller.token && { authorization: `Bearer ${caller.token}` }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    const answer = { url, status, headers: answered, body: parsed(text) };
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status < 300) succeeded.add(`${method} ${template}`);
    remember(template, answer.body, rows);
    const fault = status >= 500 ? `${method} ${template} ${status}` : brokenPromise(method, template, answer);
    if (fault && !findings.has(fault))
      findings.set(
        fault,
        `${fault}\n  #${turn} of seed ${seed}, ${role}: ${method.toUpperCase()} ${url} ${JSON.stringify(headers)} ${String(payload ?? '').slice(0, 400)}\n  → ${text.slice(0, 400)}`,
      );
    if (status === 401 && role !== 'nobody') await cast.recover(role);
  }
  return {
    sent: sketches.length,
    statuses,
    neverSucceeded: operations
      .map(({ method, template }) => `${method} ${template}`)
      .filter((name) => !succeeded.has(name)),
    findings: [...findings.values()],
  };
}

/** Who calls in each role; whoever signs themselves out, or is removed by another request, is let in again. */
async function castOf(club: TestClub, ground: Ground) {
  const guardian = await club.join('rodzic', 'Members');
  const { student } = ground.mine;
  await club.admin.post('/guardian', { student, name: 'Rodzic', user: guardian.id });
  const people: Record<Role, Caller> = {
    nobody: club.nobody,
    member: ground.member,
    guardian,
    instructor: ground.instructor,
    administrator: club.admin,
  };
  const groups = {
    member: 'Members',
    guardian: 'Members',
    instructor: 'Instructors',
    administrator: 'Administrators',
  };
  return {
    caller: (role: Role) => people[role],
    async recover(role: Exclude<Role, 'nobody'>): Promise<void> {
      const { id } = people[role];
      const { pool } = club.database;
      await pool.query(
        `insert into "user" (id, created_at, updated_at, username, email, first_name, last_name, status)
         values ($1::uuid, now(), now(), $2, $2 || '@example.org', 'Jan', 'Nowak', 'active')
         on conflict (id) do update set enabled = true, status = 'active'`,
        [id, `fuzz-${id}`],
      );
      await pool.query(
        `insert into useringroupright (id, created_at, updated_at, "user", "group")
         select gen_random_uuid(), now(), now(), u.id, g.id from "user" u, groupright g where u.id = $1 and g.name = $2
           and not exists (select from useringroupright m where m."user" = u.id and m."group" = g.id
             and m.valid_from is null and m.valid_to is null)`,
        [id, groups[role]],
      );
      const session = await club.services.sessions.start({
        userId: id,
        method: 'password',
        passwordHash: null,
        remember: false,
        secondFactor: false,
        address: '127.0.0.0',
        // As when they joined: nobody is mailed about a new one.
        device: 'script',
      });
      people[role] = { ...people[role], token: session?.token ?? '' };
    },
  };
}

async function knownRows(contract: Contract, ground: Ground): Promise<Rows> {
  const rows: Rows = new Map();
  for (const [template, { get, post }] of Object.entries(contract.paths)) {
    const table = /^\/([a-z-]+)$/.exec(template)?.[1];
    if (!table || !get?.parameters?.some(({ name }) => name === 'page')) continue;
    if (post) for (let n = 0; n < 2; n += 1) await rowOf(table, ground);
    const { body } = await ground.admin.get(`/${table}?size=20&sort=id,desc`);
    rows.set(
      table,
      body._embedded.results.map(({ id }: { id: string }) => id),
    );
  }
  return rows;
}

/** What a request made is there for the next ones. */
function remember(template: string, body: unknown, rows: Rows): void {
  const table = /^\/([a-z-]+)$/.exec(template)?.[1] ?? '';
  const { id } = (body ?? {}) as { id?: unknown };
  const ids = rows.get(table);
  if (!ids || typeof id !== 'string') return;
  ids.push(id);
  if (ids.length > 40) ids.shift();
}

const operationOf = (contract: Contract, { template, method }: Sketch): Operation =>
  contract.paths[template]?.[method] as Operation;

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
