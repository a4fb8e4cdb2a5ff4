/**
 * `pnpm bench:soak`: half an hour, or as many minutes as are said, of clients that come, go, sleep and lose their network, beside
 * a page whose tabs do the same, while rows are written all the time. What the server and the page keep is to stay as it was,
 * and of whoever has gone nothing is to be left.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { createRealtime } from '@tatami/realtime';
import { type Club, createClub } from '@tatami/sdk';
import { findChromium } from '@tatami/tooling';
import { startClub } from '@tatami/tooling/club';
import { type Figure, figureTable, machineLoad, median, table, verdict } from '@tatami/tooling/figures';
import { freePort } from '@tatami/tooling/free-port';
import { WebSocket } from 'ws';
import { connectInspector } from './soak/inspector.ts';

const MINUTES = Number(process.argv[2] ?? 30);
/** The time in which all is loaded and compiled that is used, in minutes. */
const WARM_UP = Math.min(5, MINUTES / 3);
const CLIENTS = 60;
const WRITE_EVERY_MS = 250;
const topics = ['task', 'student', 'training', 'presence', 'item'];
const users = ['admin', 'dev', 'instruktor', 'czlonek', 'rodzic'] as const;
const pages = ['/adm/task', '/dojo/student', '/dojo/training', '/dashboard', '/adm/item'];

const until = Date.now() + MINUTES * 60_000;
const isOver = () => Date.now() > until;
const between = (from: number, to: number) => from + Math.random() * (to - from);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

const inspectorPort = await freePort();
const served = await startClub(() => ({
  DEMO: '1',
  LOG_LEVEL: 'ERROR',
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
}));
const server = await connectInspector(inspectorPort);
const browser = await chromium.launch(await findChromium());
try {
  const clubs = new Map<string, Club>();
  for (const username of users) {
    const club = createClub({ baseUrl: `${served.url}/api` });
    await club.signIn({ username, password: 'tatami-demo' });
    clubs.set(username, club);
  }
  const admin = clubs.get('admin') as Club;
  const context = await browser.newContext({ baseURL: served.url, locale: 'pl-PL' });
  await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: served.url }]);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Nazwa użytkownika').fill('dev');
  await page.getByLabel('Hasło', { exact: true }).fill('tatami-demo');
  await page.getByLabel('Zapamiętaj mnie na tym urządzeniu').check();
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/adm/task');

  const comings = { clients: 0, cuts: 0, sleeps: 0, tabs: 0, networks: 0, messages: 0, writes: 0 };
  const samples: { minute: number; server: number; page: number }[] = [];
  const work = [
    write(admin),
    openTabs(),
    ...Array.from({ length: CLIENTS }, (_, n) =>
      comeAndGo(clubs.get(users[n % users.length] ?? 'admin') as Club),
    ),
  ];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await wait(Math.max(0, until - (MINUTES - minute) * 60_000 - Date.now()));
    samples.push({ minute, server: await server.heap(), page: await heapOf(page) });
    process.stdout.write(`${JSON.stringify({ ...samples.at(-1), ...comings })}\n`);
  }
  await Promise.all(work);
  await context.close();
  await wait(3_000);
  const { connections, subscriptions } = await left(admin);

  const grown = (of: 'server' | 'page'): Figure => {
    const warm = samples.filter(({ minute }) => minute > WARM_UP);
    const third = Math.max(1, Math.floor(warm.length / 3));
    const [first, last] = [warm.slice(0, third), warm.slice(-third)].map((some) =>
      median(some.map((sample) => sample[of])),
    ) as [number, number];
    return {
      name: `heap of the ${of}, last third beside the first`,
      measured: Math.abs(last / first - 1) * 100,
      unit: '%',
      aim: 5,
      note: `${(first / 1_048_576).toFixed(1)} MiB, then ${(last / 1_048_576).toFixed(1)} MiB`,
    };
  };
  const figures: Figure[] = [
    grown('server'),
    grown('page'),
    { name: 'connections left', measured: connections, unit: '', aim: 0 },
    { name: 'subscriptions left', measured: subscriptions, unit: '', aim: 0 },
  ];
  const counts = table([
    Object.keys(comings),
    Object.values(comings).map((count) => count.toLocaleString('en')),
  ]);
  process.stdout.write(`\n${figureTable(figures, `${MINUTES} minutes`)}\n\n${counts}\n\n${machineLoad()}\n`);
  if (figures.some((figure) => verdict(figure) !== 'pass')) process.exitCode = 1;

  /** Somebody who connects, listens for a while, may be cut off or fall asleep, and leaves. */
  async function comeAndGo(club: Club): Promise<void> {
    while (!isOver()) {
      const sockets: WebSocket[] = [];
      const realtime = createRealtime({
        url: async () => (await club.urlWithTicket('/websocket', 'websocket')).replace(/^http/, 'ws'),
        createSocket(url, protocols) {
          const socket = new WebSocket(url, protocols);
          sockets.push(socket);
          return socket as never;
        },
        log: { error: () => {} },
      });
      comings.clients += 1;
      for (const topic of topics)
        if (Math.random() < 0.7)
          realtime.watchTopic(`/topic/${topic}`, {
            onMessage: () => {
              comings.messages += 1;
            },
          });
      realtime.open();
      await wait(between(1_000, 20_000));
      const fate = Math.random();
      if (fate < 0.3) {
        comings.cuts += 1;
        sockets.at(-1)?.terminate();
        await wait(between(5_500, 8_000));
      } else if (fate < 0.45) {
        comings.sleeps += 1;
        sockets.at(-1)?.pause();
        await wait(between(5_000, 30_000));
        sockets.at(-1)?.resume();
      }
      if (Math.random() < 0.2) sockets.at(-1)?.terminate();
      await realtime.close();
      await wait(between(0, 3_000));
    }
  }

  /** Other tabs of the browser come and go, and its network does. */
  async function openTabs(): Promise<void> {
    while (!isOver()) {
      const tab = await context.newPage();
      comings.tabs += 1;
      for (let visit = 0; visit < 3 && !isOver(); visit += 1) {
        await tab.goto(oneOf(pages)).catch(() => {});
        await wait(between(1_000, 6_000));
      }
      if (Math.random() < 0.5) {
        comings.networks += 1;
        await context.setOffline(true);
        await wait(between(1_000, 10_000));
        await context.setOffline(false);
      }
      await tab.close();
      await wait(between(1_000, 5_000));
    }
  }

  /** The same few rows, over and over: what is stored does not grow with the time. */
  async function write(club: Club): Promise<void> {
    const tasks = club.table('task');
    const rows = await Promise.all([1, 2, 3, 4, 5].map((n) => tasks.save({ title: `Zadanie ${n}` })));
    while (!isOver()) {
      const index = comings.writes % rows.length;
      const row = rows[index];
      if (row) rows[index] = await tasks.save({ ...row, title: `Zadanie ${index}, raz ${comings.writes}` });
      comings.writes += 1;
      await wait(WRITE_EVERY_MS);
    }
  }
} finally {
  await browser.close();
  server.close();
  await served.stop();
}

/** What a page keeps once its garbage is collected, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Who is connected, and to what, by what the server tells of itself. */
async function left(club: Club): Promise<{ connections: number; subscriptions: number }> {
  const text = await (await club.download('/metrics')).blob.text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return {
    connections: read('tatami_realtime_connections'),
    subscriptions: read('tatami_realtime_subscriptions'),
  };
}
