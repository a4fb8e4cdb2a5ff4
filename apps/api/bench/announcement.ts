/**
 * `pnpm bench:announcement`: an announcement goes out to 500 people, and within ten seconds all of them open their home, each
 * with the requests of its first page, on one server. While it goes out others ask for what they ask for on any day: they are
 * measured too.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, percentile, rounded, verdict } from '@tatami/tooling/figures';
import { type BenchServer, type Call, send, startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD } from './big-club.ts';

const { values: options } = parseArgs({
  options: { readers: { type: 'string', default: '500' }, strict: { type: 'boolean', default: false } },
});
const most = Math.min(Number(options.readers), 1_000);
/** Seconds within which all of them come. */
const WITHIN = 10;
/** Milliseconds between two requests of somebody who looks at the club while it goes out. */
const BESIDE = 20;

interface Reader {
  token: string;
}

/** Where mails go, as to no mail server. */
const dataDir = await mkdtemp(join(tmpdir(), 'tatami-bench-mails-'));
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const club = await openBenchClub({ students: 2_000, trainings: 5_000, presences: 200_000 });
try {
  const { pool } = club.database;
  const { rows: people } = await pool.query<{ id: string }>(
    `select s."user" as id from student s join "user" u on u.id = s."user"
     where s.status = 'active' and u.status = 'active' order by s.id limit $1`,
    [most],
  );
  const readers: Reader[] = [];
  for (const person of people) readers.push({ token: await club.startSession(person.id) });
  const admin = await club.signIn('administrator');
  const server = await startBenchServer('tatami', club.url, PASSWORD, { DATA_DIR: dataDir });
  const api = async <Body>(path: string, body: object): Promise<Body> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Body>;
  };
  for (const reader of readers.slice(0, 50)) for (const call of home(reader)) await send(agent, server, call);

  const failed: string[] = [];
  const beside: number[] = [];
  const { id } = await api<{ id: string }>('/announcement', {
    titlePl: 'Zmiana sali',
    bodyPl: 'Od poniedziałku **na Hallera 12**.',
    audience: 'all',
  });
  const sentAt = performance.now();
  await api(`/announcement/${id}/send`, {});
  const told = async () =>
    (
      await pool.query<{ isDone: boolean }>(
        `select a.state = 'sent' and a.reader_count = (select count(*) from announcement_reader r where r.announcement = a.id) as "isDone"
         from announcement a where a.id = $1`,
        [id],
      )
    ).rows[0]?.isDone;
  let isOut = false;
  const others = (async () => {
    for (let turn = 0; !isOut; turn += 1) {
      const [call] = home(readers[turn % readers.length] as Reader).slice(1);
      if (call) await measured(server, call, performance.now(), beside, failed);
      await wait(BESIDE);
    }
  })();
  while (!(await told())) await wait(25);
  isOut = true;
  const goneOut = performance.now() - sentAt;
  await others;

  const taken: number[] = [];
  const cpuBefore = await server.cpu();
  const start = performance.now();
  await Promise.all(
    readers.map(async (reader, nth) => {
      const due = start + (nth / readers.length) * WITHIN * 1_000;
      await wait(Math.max(0, due - performance.now()));
      await Promise.all(home(reader).map((call) => measured(server, call, due, taken, failed)));
    }),
  );
  const cpuOfHome = ((await server.cpu()) - cpuBefore) / 1_000 / readers.length;
  await server.stop();
  const figures: Figure[] = [
    {
      name: `p99 of ${readers.length} people who open their home within ${WITHIN} s`,
      measured: percentile(taken, 0.99),
      unit: 'ms',
      aim: 300,
      note: `p50 ${rounded(percentile(taken, 0.5))} ms, ${taken.length} requests`,
    },
    {
      name: 'CPU time of a home',
      measured: cpuOfHome,
      unit: 'ms',
      aim: (0.6 * WITHIN * 1_000) / readers.length,
      note: 'at most 60 % of a core for all of them',
    },
    { name: 'errors', measured: failed.length, unit: '', aim: 0, note: failed[0] ?? '' },
    { name: 'until all are told', measured: goneOut, unit: 'ms', aim: 10_000 },
    {
      name: 'p99 of others while it goes out',
      measured: percentile(beside, 0.99),
      unit: 'ms',
      aim: 300,
      note: `p50 ${rounded(percentile(beside, 0.5))} ms, ${beside.length} requests`,
    },
  ];
  console.log(`\n${figureTable(figures)}`);
  console.log(`\n${machineLoad()}`);
  if (options.strict && figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;
} finally {
  agent.destroy();
  await club.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** What the home asks for, and what the menu and the bell do. */
function home({ token }: Reader): Call[] {
  return [
    '/authinfo/whoami',
    '/users/hasrightto/paths/Training:Read,Presence:Write,User:Write',
    '/about',
    '/home',
    '/grade?size=200&sort=rank,asc',
    '/homework-submission/counts',
    '/notice?readAt.null=true&size=1',
  ].map((path) => ({ path: `/api${path}`, token }));
}

/** Sends it, and notes the milliseconds from when it was due. */
async function measured(
  server: BenchServer,
  call: Call,
  due: number,
  taken: number[],
  failed: string[],
): Promise<void> {
  try {
    const status = await send(agent, server, call);
    if (status < 300) taken.push(performance.now() - due);
    else failed.push(`${call.path}: ${status}`);
  } catch (error) {
    failed.push(`${call.path}: ${(error as Error).message}`);
  }
}
