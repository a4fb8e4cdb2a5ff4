/**
 * `pnpm bench:articles`: how soon the pages of 10,000 articles are there that are not kept, or not yet: pages of the list, of
 * an article and of the feed that nobody has asked for lately, and what is searched for, which is found anew each time. Over
 * HTTP, packed as a browser takes it, from one server; beside it what the landing page takes, which is kept. `--strict`
 * makes a figure over its limit a failure.
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { type Figure, figureTable, machineLoad, percentile, rounded, verdict } from '@tatami/tooling/figures';
import { startBenchServer } from './bench-server.ts';
import { openBenchClub, PASSWORD } from './big-club.ts';

const ARTICLES = 10_000;
/** How often each kind of page is asked for; each time another of it. */
const TIMES = 120;
/** Milliseconds within which 95 of 100 are there. */
const AIM = 50;

const words =
  `egzamin staż seminarium mata trening bokken jo ukemi technika instruktor stopień grupa dzieci młodzież dorosły
  sala klub pas keikogi zajęcia sobota niedziela miasto walka oddech ruch partner atak rzut dźwignia pad obóz jezioro wrzesień
  zima lato wiosna godzina zapis opłata legitymacja członek rodzic rok tydzień spokój uwaga siła równowaga`.split(
    /\s+/,
  );
const endings = ['', 'y', 'u', 'em', 'ami', 'ów', 'a', 'ie', 'om', 'ach'];
const searches = [
  'egzaminy',
  'stażach',
  'mata',
  'dzieci na macie',
  'obóz nad jeziorem',
  'rzadkość',
  'trening',
  'partnerami',
];

/** Articles that are written at once. */
const BATCH = 500;

let seed = 1;
/** A few words of the club's, always the same ones. */
function text(count: number): string {
  const said = Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `${words[seed % words.length]}${endings[Math.floor(seed / 64) % endings.length]}`;
  });
  return said.join(' ');
}

function batchOf(first: number): unknown[] {
  const numbers = Array.from({ length: BATCH }, (_, at) => first + at);
  return [
    numbers,
    numbers.map(() => text(4)),
    numbers.map(() => text(14)),
    numbers.map(() => `${text(150)}.\n\n## ${text(3)}\n\n${text(150)}.`),
  ];
}

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const club = await openBenchClub();
try {
  for (let first = 1; first <= ARTICLES; first += BATCH)
    await club.database.pool.query(
      `insert into article (id, slug, title_pl, title_en, lead_pl, body_pl, body_en, category, publish_at, pinned, state,
         created_at, updated_at, version)
       select gen_random_uuid(), 'artykul-' || at, title, case when at % 3 > 0 then title end, lead, body,
         case when at % 3 > 0 then body end, (array['news', 'seminar', 'exam', 'guide'])[at % 4 + 1],
         now() - at * interval '1 hour', at % 5000 = 0, 'published', now(), now(), 1
       from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as each (at, title, lead, body)`,
      batchOf(first),
    );
  await club.database.pool.query('vacuum analyze article');
  const server = await startBenchServer('tatami', club.url, PASSWORD);
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  /** @returns the milliseconds until all of it is there. */
  const visit = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const sent = request({ port: server.port, host: '127.0.0.1', path, agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  const pages: Record<string, (at: number) => string> = {
    'a page of the list': (at) => `/cms?page=${1 + ((at * 7) % 800)}`,
    'a page of one kind': (at) => `/cms?category=exam&page=${1 + ((at * 3) % 200)}`,
    'what is searched for': (at) => `/cms?q=${encodeURIComponent(searches[at % searches.length] ?? '')}`,
    'an article': (at) => `/cms/artykul-${1 + ((at * 73) % ARTICLES)}`,
  };
  const figures: Figure[] = [];
  for (let at = 0; at < 20; at += 1) for (const page of Object.values(pages)) await visit(page(5_000 + at));
  await visit('/');
  const floor: number[] = [];
  for (let at = 0; at < TIMES; at += 1) floor.push(await visit('/'));
  const kept = percentile(floor, 0.95);
  for (const [name, page] of Object.entries(pages)) {
    const taken: number[] = [];
    for (let at = 0; at < TIMES; at += 1) taken.push(await visit(page(at)));
    figures.push(figure(name, taken));
  }
  const feeds: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    if (at % 10 === 0)
      await club.database.pool.query(
        `update article set title_pl = title_pl || '.' where slug = 'artykul-1'`,
      );
    feeds.push(await visit(`${at % 2 ? '/en' : ''}/cms/rss.xml`));
  }
  figures.push(figure('a feed, some of them changed', feeds));
  await server.stop();
  console.log(`\n${figureTable(figures, `${ARTICLES} articles`)}\n${machineLoad()}`);
  if (options.strict && figures.some((each) => verdict(each) === 'over the limit')) process.exitCode = 1;

  function figure(name: string, taken: number[]): Figure {
    const p95 = percentile(taken, 0.95);
    return {
      name: `${name}, p95`,
      measured: p95,
      unit: 'ms',
      aim: AIM,
      limit: 2 * AIM,
      note: `half in ${rounded(percentile(taken, 0.5))} ms; ${rounded(p95 / kept)} × a page that is kept`,
    };
  }
} finally {
  agent.destroy();
  await club.close();
}
