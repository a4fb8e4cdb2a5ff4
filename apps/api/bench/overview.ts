/**
 * `pnpm bench:overview`: how soon the club’s home is answered in a club of 1,000 students and 200,000 presences: from the
 * request to the answer in one process with its database beside it, at rest and while an evening’s marks come in, and the
 * first time after a start; and how soon it is told who is ready for the next grade. `--strict` makes a figure over its limit a failure.
 */
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, verdict } from '@tatami/tooling/figures';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { openBenchClub } from './big-club.ts';

const CLUB = { students: 1_000, trainings: 5_000, presences: 200_000 };
const REQUESTS = 200;
/** Milliseconds that 95 of 100 answers take at most. */
const LIMIT = 30;
/** The same of who is ready, each with what they lack and when they will have it. */
const READY_LIMIT = 100;

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const club = await openBenchClub(CLUB);
const database = openDatabase(club.url);
const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'ERROR' }), database });
try {
  const { token } = await club.signIn('administrator');
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (url = '/api/club-overview'): Promise<number> => {
    const asked = performance.now();
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
    return performance.now() - asked;
  };
  const first = await ask();
  for (let time = 0; time < 20; time += 1) await ask();
  const atRest = await times(() => ask());
  const ready = await times(() => ask('/api/exam/readiness'));

  const { rows } = await database.pool.query<Mark>(
    `select p.id, p.version, p.student, p.training, p.status, p.source
     from presence p join training t on t.id = p.training join student s on s.id = p.student
     where s.left_on is null and s.joined_on <= t.starts_at::date and p.invalidated_at is null and t.state = 'held' order by t.starts_at desc limit ${REQUESTS}`,
  );
  const inTheEvening = await times(async (at) => {
    const mark = rows[at];
    if (!mark) throw new Error('So many presences there are not.');
    const { id, version, status, ...rest } = mark;
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/presence/${id}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload: { ...rest, id, version, status: status === 'late' ? 'present' : 'late' },
    });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return ask();
  });

  const figure = (name: string, all: readonly number[], limit = LIMIT): Figure => ({
    name,
    measured: p95(all),
    unit: 'ms',
    aim: limit,
    limit,
    note: `95 of 100 of ${all.length}; half in ${p50(all).toFixed(1)}`,
  });
  const figures: Figure[] = [
    figure('the club’s home, at rest', atRest),
    figure('the club’s home, each time after one more mark', inTheEvening),
    figure('who is ready for the next grade', ready, READY_LIMIT),
    {
      name: 'the first after a start',
      measured: first,
      unit: 'ms',
      aim: 1_000,
      note: 'once a day and server',
    },
  ];
  console.log(`\n${figureTable(figures, 'Home of the club')}\n${machineLoad()}`);
  if (options.strict && figures.some((each) => verdict(each) === 'over the limit')) process.exitCode = 1;
} finally {
  await app.close();
  await database.close();
  await club.close();
}

interface Mark {
  id: string;
  version: number;
  student: string;
  training: string;
  status: string;
  source: string;
}

async function times(ask: (at: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < REQUESTS; at += 1) all.push(await ask(at));
  return all.sort((a, b) => a - b);
}

function p95(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

function p50(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
