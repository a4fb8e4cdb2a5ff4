import { type Figure, rounded } from '@tatami/tooling/figures';
import type { Browser } from 'playwright';
import { besideBare } from './beside-bare.ts';
import { themeMakerSize } from './build-page.ts';
import { type LighthouseResult, openLighthouse } from './lighthouse.ts';
import type { Subject } from './subject.ts';
import { measureColdLoad, measureCpu, measureHeap, measureWarmVisit } from './visit.ts';

export interface Subjects {
  club: Subject;
  bare: Subject;
  peers: readonly Subject[];
}

interface Measured {
  figures: Figure[];
  /** The same of every subject, side by side; the first row names the columns. */
  comparison: string[][];
}

const kB = 1000;
const MB = 1024 * 1024;
const cpuRounds = 7;

/** What loads, and what it costs the browser. */
export async function measureLoading(browser: Browser, { club, bare, peers }: Subjects): Promise<Measured> {
  const all = [club, bare, ...peers];
  const cpu = await measureCpu(browser, all, cpuRounds);
  const bareCpu = cpu[1] ?? Number.NaN;
  const loads = new Map<Subject, { cold: Awaited<ReturnType<typeof measureColdLoad>>; heap: number }>();
  for (const subject of all) {
    loads.set(subject, {
      cold: await measureColdLoad(browser, subject, subject.dashboard),
      heap: await measureHeap(browser, subject, subject.dashboard),
    });
  }
  const own = loads.get(club);
  const tablePage = await measureColdLoad(browser, club, club.table ?? '/');
  const tableHeap = await measureHeap(browser, club, club.table ?? '/');
  const warm = await measureWarmVisit(browser, club);
  const bareWarm = await measureWarmVisit(browser, bare);
  const themes = await themeMakerSize();
  const noWorker = warm ? {} : { note: 'no service worker took over' };
  if (!own) throw new Error('The dashboard was not measured.');

  return {
    figures: [
      {
        name: 'Dashboard, scripts of its first screen',
        measured: own.cold.scripts / kB,
        unit: 'kB',
        aim: 95,
        limit: 105,
      },
      {
        name: 'Styles of all themes',
        measured: (own.cold.styles + themes) / kB,
        unit: 'kB',
        aim: 12,
        note: `of the dashboard ${rounded(own.cold.styles / kB)}, what makes the themes ${rounded(themes / kB)}`,
      },
      { name: 'Dashboard, whole cold load', measured: own.cold.total / kB, unit: 'kB', aim: 130 },
      {
        name: 'Dashboard, requests',
        measured: own.cold.requests - own.cold.dataRequests,
        unit: '',
        aim: 8,
        note: `for files; ${own.cold.dataRequests} more for data`,
      },
      {
        name: 'A table page adds, scripts',
        measured: (tablePage.scripts - own.cold.scripts) / kB,
        unit: 'kB',
        aim: 45,
      },
      {
        name: 'Main thread, CPU of the load',
        measured: (cpu[0] ?? Number.NaN) / bareCpu,
        unit: '× bare',
        aim: 2.5,
        note: `${rounded(cpu[0] ?? Number.NaN)} ms, bare ${rounded(bareCpu)} ms`,
      },
      besideBare('Warm visit, first paint', {
        ms: warm?.firstPaint,
        bare: bareWarm?.firstPaint,
        aim: 2,
        atRest: 150,
        ...noWorker,
      }),
      besideBare('Warm visit, content', {
        ms: warm?.content,
        bare: bareWarm?.content,
        aim: 4,
        atRest: 350,
        ...noWorker,
      }),
      {
        name: 'Warm visit, files over the wire',
        measured: warm && warm.staticBytes / kB,
        unit: 'kB',
        aim: 0,
        ...noWorker,
      },
      { name: 'Heap after the dashboard', measured: own.heap / MB, unit: 'MB', aim: 4 },
      { name: 'Heap after a table page', measured: tableHeap / MB, unit: 'MB', aim: 8 },
    ],
    comparison: [
      ['', 'scripts kB', 'styles kB', 'whole kB', 'requests', 'CPU × bare', 'heap MB'],
      ...all.map((subject, at) => {
        const { cold, heap } = loads.get(subject) ?? { cold: own.cold, heap: Number.NaN };
        return [
          subject.name,
          rounded(cold.scripts / kB),
          rounded(cold.styles / kB),
          rounded(cold.total / kB),
          String(cold.requests),
          rounded((cpu[at] ?? Number.NaN) / bareCpu),
          rounded(heap / MB),
        ];
      }),
    ],
  };
}

/** What a phone on a slow network shows, and when. */
export async function measureLighthouse({ club, bare, peers }: Subjects): Promise<Measured> {
  const lighthouse = await openLighthouse();
  try {
    const floor = await lighthouse.measure(bare, bare.dashboard, 3);
    const figures: Figure[] = [];
    const comparison = [
      ['', 'FCP ms', 'LCP ms', 'speed index ms', 'TBT ms', 'CLS', 'scores'],
      comparisonRow(bare.name, floor),
    ];
    // Who comes to the club's public page is nobody it knows.
    const visitor: Subject = { ...club, remembered: {} };
    for (const [page, subject, path, lcpAim] of [
      ['Public page', visitor, '/', 0.6],
      ['Dashboard', club, club.dashboard, 1.25],
      ['Table page', club, club.table ?? '/', 1.25],
    ] as const) {
      const result = await lighthouse.measure(subject, path, 3);
      figures.push(...lighthouseFigures(page, result, floor, lcpAim));
      comparison.push(comparisonRow(`${club.name}, ${page.toLowerCase()}`, result));
    }
    for (const peer of peers) {
      for (const [page, path] of [
        ['dashboard', peer.dashboard],
        ['table page', peer.table],
      ] as const) {
        if (path === undefined) continue;
        comparison.push(comparisonRow(`${peer.name}, ${page}`, await lighthouse.measure(peer, path, 1)));
      }
    }
    return { figures, comparison };
  } finally {
    await lighthouse.close();
  }
}

function lighthouseFigures(
  page: string,
  result: LighthouseResult,
  floor: LighthouseResult,
  lcpAim: number,
): Figure[] {
  const least = Math.min(...result.scores);
  return [
    {
      name: `${page}, FCP`,
      measured: result.fcp / floor.fcp,
      unit: '× bare',
      aim: 0.6,
      note: `${rounded(result.fcp)} ms, bare ${rounded(floor.fcp)} ms`,
    },
    {
      name: `${page}, LCP`,
      measured: result.lcp / floor.lcp,
      unit: '× bare',
      aim: lcpAim,
      note: `${rounded(result.lcp)} ms, bare ${rounded(floor.lcp)} ms`,
    },
    {
      name: `${page}, TBT`,
      measured: result.tbt,
      unit: 'ms',
      aim: 50,
      note: `bare ${rounded(floor.tbt)} ms`,
    },
    { name: `${page}, CLS`, measured: result.cls, unit: '', aim: 0 },
    {
      name: `${page}, least of the four scores`,
      measured: least,
      unit: '',
      aim: 100,
      atLeast: true,
      note: [result.scores.join(' / '), ...result.faults].join(', '),
    },
  ];
}

function comparisonRow(name: string, { fcp, lcp, si, tbt, cls, scores }: LighthouseResult): string[] {
  return [name, rounded(fcp), rounded(lcp), rounded(si), rounded(tbt), cls.toFixed(3), scores.join(' / ')];
}
