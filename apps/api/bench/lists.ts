/**
 * `pnpm bench:lists`: what every list, home and roster of the product costs in a large club: the time of the
 * database, and the CPU time of the server over that of bare node:http and pg sending the very same statements.
 * `--only student,home` measures what contains one of the words, `--years 10` has ten times the trainings, exams,
 * homework and loans, `--all` prints every figure, `--strict` makes one over its limit a failure.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, median, rounded, verdict } from '@tatami/tooling/figures';
import { type BenchServer, send, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD, type Role, roles, type SignedIn } from './big-club.ts';
import { openObservedServer, type Sent } from './lists/database-time.ts';
import { type ListRequest, openingRequests, pageRequests, tableRequests } from './lists/requests.ts';

const CLUB = { students: 2_000, trainings: 5_000, presences: 200_000 };
/** Milliseconds of the database. */
const AIM = 3;
const LIMIT = 10;
/** CPU time of the server over the floor's. */
const CPU_AIM = 2;
/** Milliseconds of the database beyond which nobody asks about the server's CPU time. */
const HOPELESS = 50;
const ROUNDS = 9;
const REQUESTS = 100;
/** Microseconds of the processor that a round takes at least: in less, what a process does beside answering is a third of it. */
const ROUND = 50_000;
const CONNECTIONS = 4;
/** How many figures are printed, the worst first. */
const SHOWN = 40;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    years: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});

type SignedInRoles = Record<Role, SignedIn>;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const started = performance.now();
const years = Number(options.years);
const club = await openBenchClub({ ...CLUB, trainings: CLUB.trainings * years, years });
try {
  const users = {} as SignedInRoles;
  for (const role of roles) users[role] = await club.signIn(role);
  say('the club is there');

  const observed = await openObservedServer(club.url);
  const contract = (await observed.app.inject('/api/openapi.json')).json();
  const requests = [
    ...(await pageRequests(club.database.pool)),
    ...(await openingRequests(club.database.pool)),
    ...(await tableRequests(contract, observed.app, users.administrator.token)),
  ].filter((request) => options.only.split(',').some((words) => nameOf(request).includes(words)));

  const databaseFigures: Figure[] = [];
  const comparable: { request: ListRequest; statements: Sent[] }[] = [];
  for (const request of requests) {
    const name = nameOf(request);
    try {
      const { milliseconds, bytes, statements } = await observed.observe(
        request.path,
        users[request.role].token,
      );
      const note = `${statements.length} statements, ${rounded(bytes / 1024)} kB`;
      databaseFigures.push({ name, measured: milliseconds, unit: 'ms', aim: AIM, limit: LIMIT, note });
      if (request.representative && milliseconds < HOPELESS) comparable.push({ request, statements });
    } catch (error) {
      // A role may not read every table.
      if (!(error as Error).message.includes(': 403 ')) throw error;
    }
  }
  await observed.close();
  say(`${databaseFigures.length} requests timed at the database`);
  print('Database', databaseFigures);

  const servers = {
    tatami: await startBenchServer('tatami', club.url, PASSWORD),
    raw: await startBenchServer('raw', club.url),
  };
  const cpuFigures: Figure[] = [];
  await warmUp(comparable, servers, users);
  for (const { request, statements } of comparable)
    if (statements.length > 0) cpuFigures.push(await compare(request, statements, servers, users));
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  say(`${cpuFigures.length} requests compared to the floor`);

  print('CPU of the server', cpuFigures);
  console.log(`\n${rounded((performance.now() - started) / 1000)} s, ${machineLoad()}`);
  const isOver = [...databaseFigures, ...cpuFigures].some((figure) => verdict(figure) === 'over the limit');
  if (options.strict && isOver) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
}

function nameOf({ of, what, role }: ListRequest): string {
  return `${of}: ${what}${role === 'administrator' ? '' : ` (${role})`}`;
}

/** What is asked first would pay for the compiler; a server of a club runs for weeks. */
async function warmUp(
  comparable: readonly { request: ListRequest; statements: Sent[] }[],
  servers: { tatami: BenchServer; raw: BenchServer },
  users: SignedInRoles,
): Promise<void> {
  for (const { request, statements } of comparable) {
    const path = `/api${request.path}`;
    servers.raw.know({ path, statements });
    for (const server of Object.values(servers)) await load(server, path, users[request.role].token);
  }
}

/** Both answer the same request by turns. */
async function compare(
  request: ListRequest,
  statements: Sent[],
  servers: { tatami: BenchServer; raw: BenchServer },
  users: SignedInRoles,
): Promise<Figure> {
  const path = `/api${request.path}`;
  servers.raw.know({ path, statements });
  const { token } = users[request.role];
  let requests = REQUESTS;
  const cost = async (server: BenchServer): Promise<number> => {
    const before = await server.cpu();
    await load(server, path, token, requests);
    return ((await server.cpu()) - before) / requests;
  };
  const first = Math.min(await cost(servers.tatami), await cost(servers.raw));
  requests = Math.max(REQUESTS, Math.ceil(ROUND / first));
  const ratios: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await cost(servers.tatami);
    ratios.push(ours / (await cost(servers.raw)));
    costs.push(ours);
  }
  const note = `${median(costs).toFixed(0)} µs of ours`;
  return { name: nameOf(request), measured: median(ratios), unit: '× raw', aim: CPU_AIM, note };
}

async function load(server: BenchServer, path: string, token: string, requests = REQUESTS): Promise<void> {
  let left = requests;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const status = await send(agent, server, { path, token });
      if (status !== 200) throw new Error(`GET ${path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
}

function print(title: string, figures: Figure[]): void {
  const worstFirst = figures.toSorted((a, b) => (b.measured ?? 0) - (a.measured ?? 0));
  const shown = options.all ? worstFirst : worstFirst.slice(0, SHOWN);
  const count = (name: string) => figures.filter((figure) => verdict(figure) === name).length;
  console.log(`\n${figureTable(shown, title)}`);
  if (shown.length < figures.length)
    console.log(`… and ${figures.length - shown.length} that cost less (--all)`);
  console.log(`${count('pass')} pass, ${count('miss')} miss, ${count('over the limit')} over the limit`);
}

function say(what: string): void {
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
