import type { Agent } from 'node:http';
import { type Figure, percentile, rounded } from '@tatami/tooling/figures';
import { type BenchServer, send, startBenchServer } from './bench-server.ts';
import { type BenchClub, openBenchClub, PASSWORD } from './big-club.ts';

/** Milliseconds until an answer has come, for 19 of 20 requests. */
const AIM = 50;
const REQUESTS = 100;
const WARM_UP = 20;
/** A page in the middle of the million, which is reached by its cursor. */
const DEEP = 0.5;
const SIZE = 20;

/** How soon a list of so many presences answers: its first page, one far behind, narrowed and ordered. */
export async function longListFigures(agent: Agent, presences: number): Promise<Figure[]> {
  const club = await openBenchClub({ students: 2_000, trainings: Math.ceil(presences / 40), presences });
  try {
    const server = await startBenchServer('tatami', club.url, PASSWORD);
    const figures: Figure[] = [];
    for (const [name, path] of await pathsOf(club, server, presences))
      figures.push(await timeOf(agent, server, `${presences.toLocaleString('en')} presences: ${name}`, path));
    await server.stop();
    return figures;
  } finally {
    await club.close();
  }
}

async function pathsOf(
  { database }: BenchClub,
  { port, token }: BenchServer,
  presences: number,
): Promise<[name: string, path: string][]> {
  const { rows } = await database.pool.query<{ student: string; training: string; startsAt: string }>(
    `select student, training, training_starts_at as "startsAt" from presence
     where training_starts_at < now() order by training_starts_at desc offset $1 limit 1`,
    [Math.round(presences / 4)],
  );
  const [some] = rows;
  if (!some) throw new Error('The club has no presences.');
  const page = Math.round((presences * DEEP) / SIZE);
  const answer = await fetch(`http://127.0.0.1:${port}/api/presence?size=${SIZE}&page=${page}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { _links: links } = (await answer.json()) as { _links: { next: { href: string } } };
  const until = new Date(Date.parse(some.startsAt) + 7 * 86_400_000).toISOString();
  const list = `/api/presence?size=${SIZE}`;
  return [
    ['first page', list],
    [`page ${page + 1}, by its cursor`, links.next.href],
    ['of one person', `${list}&student=${some.student}&sort=trainingStartsAt,desc`],
    ['of one training', `${list}&training=${some.training}`],
    ['with one status', `${list}&status=absent`],
    ['of one week', `${list}&trainingStartsAt.gte=${some.startsAt}&trainingStartsAt.lt=${until}`],
    ['by the training’s time', `${list}&sort=trainingStartsAt,desc`],
  ];
}

async function timeOf(agent: Agent, server: BenchServer, name: string, path: string): Promise<Figure> {
  const taken: number[] = [];
  for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
    const start = performance.now();
    const status = await send(agent, server, { path, token: server.token });
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
    if (turn >= 0) taken.push(performance.now() - start);
  }
  return {
    name,
    measured: percentile(taken, 0.95),
    unit: 'ms',
    aim: AIM,
    note: `95 of 100 within; p50 ${rounded(percentile(taken, 0.5))} ms`,
  };
}
