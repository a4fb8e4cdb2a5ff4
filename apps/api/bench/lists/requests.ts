import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { knownRights } from '../../src/rights/rights.ts';
import { tables } from '../../src/tables/index.ts';
import type { Role } from '../big-club.ts';

/** One request as the product makes it. */
export interface ListRequest {
  /** `student`, `home`, `roster`: what it belongs to. */
  of: string;
  what: string;
  role: Role;
  path: string;
  /** Whether its CPU time is compared to the floor’s too: it stands for what its list costs. */
  representative: boolean;
}

interface Parameter {
  name: string;
  in: string;
  schema: { type?: string; format?: string; pattern?: string; items?: { enum?: string[] }; enum?: string[] };
}

interface Contract {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

type Ask = (path: string) => Promise<Record<string, unknown>[]>;
type Row = Record<string, unknown>;

/** What a list takes of a text to narrow by. */
const LONGEST_FILTER = 500;
const paging = ['page', 'size', 'sort', 'q', 'after'];

/**
 * Every list in its default order, and in each order, narrowed by each filter and searched as the contract offers.
 * A new table is asked for without a word here.
 */
export async function tableRequests(
  contract: Contract,
  app: FastifyInstance,
  token: string,
): Promise<ListRequest[]> {
  const ask: Ask = async (path) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: `/api${path}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json()._embedded.results;
  };
  const requests: ListRequest[] = [];
  for (const [path, { get }] of Object.entries(contract.paths)) {
    const parameters = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    const isList = /^\/[a-z-]+$/.test(path) && parameters.some(({ name }) => name === 'page');
    if (!isList) continue;
    requests.push(...(await requestsOf(path, parameters, ask)));
  }
  return requests;
}

async function requestsOf(path: string, parameters: Parameter[], ask: Ask): Promise<ListRequest[]> {
  const of = path.slice(1);
  const sample = await ask(`${path}?size=200`);
  const request = (what: string, query: string, page = 0): ListRequest => ({
    of,
    what,
    role: 'administrator',
    path: `${path}?page=${page}&size=20${query}`,
    representative: false,
  });
  const first = { ...request('first page', ''), representative: true };
  const requests = [first, { ...first, role: 'member' as const }, request('page 50', '', 50)];
  for (const parameter of parameters) {
    if (parameter.name === 'sort') {
      const orders = parameter.schema.items?.enum?.filter((order) => order.includes(',')) ?? [];
      requests.push(...orders.map((order) => request(`sort ${order}`, `&sort=${order}`)));
    } else if (parameter.name === 'q') {
      requests.push(...searches(sample).map((q) => request(`search “${q}”`, `&q=${encodeURIComponent(q)}`)));
    } else if (!paging.includes(parameter.name)) {
      const value = filterValue(parameter, sample);
      if (value !== undefined)
        requests.push(request(`filter ${parameter.name}`, `&${parameter.name}=${encodeURIComponent(value)}`));
    }
  }
  return requests;
}

/** What is in the middle of the values that the table has; a filter of which there is none finds nothing. */
function filterValue({ name, schema }: Parameter, sample: Row[]): string | undefined {
  const [field = '', comparison] = name.split('.');
  if (comparison === 'null') return 'true';
  const values = sample
    .map((row) => row[field])
    .filter((value) => value !== null && value !== undefined)
    .map(String)
    .filter(({ length }) => length <= LONGEST_FILTER)
    .sort();
  const middle = values[Math.floor(values.length / 2)];
  if (middle === undefined) return madeUp(schema);
  return comparison === 'in' ? [...new Set([middle, values[0]])].join(',') : middle;
}

function madeUp({ type, format, pattern, enum: choices, items }: Parameter['schema']): string | undefined {
  const choice = choices?.[0] ?? items?.enum?.[0];
  if (choice !== undefined) return choice;
  if (format === 'uuid' || type === 'array') return '00000000-0000-7000-8000-000000000000';
  if (format === 'date') return '2026-01-01';
  if (format === 'date-time') return '2026-01-01T00:00:00Z';
  if (pattern) return '18:00';
  if (format === 'email') return 'nobody@example.org';
  if (type === 'boolean') return 'true';
  return type === 'string' ? 'Nikt' : '1';
}

/** Letters that many have, one that few have, and one that nobody has. */
function searches(sample: Row[]): string[] {
  const texts = sample.flatMap((row) =>
    ['lastName', 'name', 'title', 'studentLastName', 'username', 'namePl', 'text'].flatMap((field) =>
      typeof row[field] === 'string' ? [row[field]] : [],
    ),
  );
  const rare = texts[Math.floor(texts.length / 2)] ?? 'dojo 7';
  return ['an', rare.slice(0, 5).trim(), rare, 'qqqq'];
}

/**
 * What the list of each table asks for first, with its own order and filters, by its path: the web app as it is built
 * says so in its document, since its head script asks for that before the app is there.
 */
function firstRequests(): Record<string, string[]> {
  const document = new URL('../../../web/dist/index.html', import.meta.url);
  if (!existsSync(document)) throw new Error('The web app says what its lists ask for: build it first.');
  const [requests] = /\{"\/[^"]+":\["[a-z-]+\?[^}]*\}/.exec(readFileSync(document, 'utf8')) ?? [];
  if (!requests) throw new Error('The document of the web app has no requests of lists.');
  return JSON.parse(requests);
}

const asItOpens = (path: string): ListRequest[] =>
  page(
    path,
    'administrator',
    Object.fromEntries((firstRequests()[path] ?? []).map((list) => [list, `/${list}`])),
  );

const page = (of: string, role: Role, paths: Record<string, string>): ListRequest[] =>
  Object.entries(paths).map(([what, path]) => ({ of, what, role, path, representative: true }));

/** What apps/web asks for as each list opens, the rights, and the library of techniques. */
export async function openingRequests(pool: Pool): Promise<ListRequest[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from groupright where name = 'Members'`);
  const now = encodeURIComponent(new Date().toISOString());
  const valid = `validFrom.lte=${now}&validFrom.null=true&validTo.gt=${now}&validTo.null=true`;
  return [
    ...Object.keys(firstRequests())
      // It is among the pages that people go to every day.
      .filter((path) => path !== '/dojo/student')
      .flatMap(asItOpens),
    ...page('rights', 'administrator', {
      groups: '/groupright?size=200&sort=name,asc',
      'who holds which': '/rightto?size=200&sort=right,asc',
      'the first of a group': `/useringroupright?group.in=${rows[0]?.id}&${valid}&size=3`,
    }),
    ...page('technique library', 'member', {
      techniques: '/technik?size=200&active=true',
      'what exams ask for': '/technik-requirement?size=200&sort=gradeRank&sort=technikCode',
      grades: '/grade?size=200&sort=rank,asc',
    }),
  ];
}

/** What apps/web asks for on the way to the dashboard, on it, on a day of trainings and at a roll call. */
export async function pageRequests(pool: Pool): Promise<ListRequest[]> {
  const id = async (statement: string, ...values: string[]): Promise<string> =>
    (await pool.query<{ id: string }>(statement, values)).rows[0]?.id ?? '';
  const student = await id('select student as id from presence group by 1 order by count(*) desc limit 1');
  const heldIn = (section: string) =>
    id(`select id from training where state = 'held' and section ${section} order by starts_at desc limit 1`);
  const held = await heldIn(`= 'adult'`);
  const open = await heldIn('is null');
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const moment = (offset: number) => `${day(offset)}T00:00:00.000Z`;
  const rights = encodeURIComponent(knownRights(tables).join(','));
  const visit = {
    'who is there': '/authinfo/whoami',
    rights: `/users/hasrightto/paths/${rights}`,
    'all of it': '/home',
  };
  return [
    ...page('home', 'instructor', {
      ...visit,
      'coming trainings': `/training?startsAt.gte=${moment(0)}&sort=startsAt,asc&size=40`,
    }),
    ...page('home', 'member', visit),
    ...page('home', 'guardian', { 'all of it': '/home' }),
    ...asItOpens('/dojo/student'),
    ...page('students', 'administrator', {
      'who was not seen for three weeks': `/student?page=0&size=20&sort=lastName,asc&status.in=active&lastPresentAt.lt=${moment(-21)}`,
    }),
    ...page('student', 'instructor', {
      'the person': `/student/${student}`,
      grades: `/student-grade?student=${student}&size=50`,
      guardians: `/guardian?student=${student}&sort=name,asc&size=20`,
      'marks of the year': `/presence?student=${student}&trainingStartsAt.gte=${moment(-200)}&trainingStartsAt.lt=${moment(165)}&sort=trainingStartsAt,desc&size=200`,
    }),
    ...page('trainings', 'instructor', {
      'a week': `/training?startsAt.gte=${moment(-3)}&startsAt.lt=${moment(4)}&size=200`,
      'its days off': `/day-off?dateTo.gte=${day(-3)}&dateFrom.lte=${day(3)}&size=100`,
      'to come': `/training?page=0&size=20&sort=startsAt,asc&endsAt.gte=${moment(0)}`,
      'past ones': `/training?page=0&size=20&sort=startsAt,desc&endsAt.lt=${moment(0)}`,
    }),
    ...page('roster', 'instructor', {
      'of adults': `/training/${held}/roster`,
      'of everybody': `/training/${open}/roster`,
    }),
    ...page('mat', 'instructor', {
      'of adults': `/training/${held}/mat`,
      'of everybody': `/training/${open}/mat`,
    }),
    ...page('palette', 'administrator', {
      students: '/student?q=kow&size=5',
      trainings: `/training?q=kow&size=5&startsAt.gte=${moment(0)}&sort=startsAt,asc`,
      users: '/user?q=kow&size=5',
    }),
  ];
}
