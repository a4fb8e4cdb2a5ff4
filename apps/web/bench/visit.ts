import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { median } from '@tatami/tooling/figures';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { remember, type Subject } from './subject.ts';

const brotli = promisify(brotliCompress);

/** What came over the wire for a page that the browser sees for the first time, in bytes. */
export interface ColdLoad {
  /** The bytes of those scripts that were asked for before the first screen was whole. */
  scripts: number;
  /** All that styles the page, wherever it lay, compressed by itself. */
  styles: number;
  total: number;
  requests: number;
  /** Those of the requests that asked the server for data. */
  dataRequests: number;
}

declare global {
  interface Window {
    lastDrawn?: number;
  }
}

interface Arrived {
  url: string;
  type: string;
  /** The moment in milliseconds since 1970. */
  sentAt: number;
  fromNetwork: boolean;
  headers: number;
  bytes: number;
}

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const desktop = { viewport: { width: 1440, height: 900 } };

/** A browser that has never been here, but for what it is told to remember. */
export async function openContext(
  browser: Browser,
  subject: Subject,
  screen: object = phone,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screen, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  await context.addInitScript(remember, { remembered: subject.remembered, cookie: subject.cookie ?? '' });
  return context;
}

export async function measureColdLoad(browser: Browser, subject: Subject, path: string): Promise<ColdLoad> {
  const context = await openContext(browser, subject);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const arrived = await followNetwork(session);
  await page.addInitScript(() => {
    // The text that is painted largest may be there long before the rest: whole is a first screen that gets no more text or
    // pictures. What comes below it, and the signs around the page that nobody waits for, among them the “?” of its head, have
    // their time.
    const isSeen = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const isFull =
        node.textContent?.trim() || element?.closest('svg') || element?.querySelector('img, svg');
      // Over the edge of a phone's screen lies the bar.
      const bar = document.querySelector('nav[aria-label="Szybkie menu"]')?.getBoundingClientRect().top;
      const isBelow = () => (element?.getBoundingClientRect().top ?? 0) >= (bar || innerHeight);
      const isSign = () => element?.closest('header, nav, footer, a[href^="/handbook"]');
      return Boolean(isFull && element?.checkVisibility() && !isSign() && !isBelow());
    };
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isSeen))) window.lastDrawn = Date.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(subject.url + path);
  await untilQuiet(page);
  const wholeAt = await page.evaluate(() => window.lastDrawn ?? 0);
  const styles = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => {
        try {
          return sheet.ownerNode?.textContent || [...sheet.cssRules].map(({ cssText }) => cssText).join('');
        } catch {
          return [];
        }
      })
      .join(''),
  );
  await context.close();
  const responses = [...arrived.values()].filter(({ fromNetwork }) => fromNetwork);
  const sum = (some: Arrived[], of: (one: Arrived) => number) =>
    some.reduce((total, one) => total + of(one), 0);
  return {
    scripts: sum(
      responses.filter(({ type, sentAt }) => type === 'Script' && sentAt <= wholeAt),
      ({ bytes, headers }) => bytes - headers,
    ),
    styles: (await brotli(styles)).length,
    total: sum(responses, ({ bytes }) => bytes),
    requests: responses.length,
    dataRequests: responses.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length,
  };
}

/** The main thread's own CPU time until the page is at rest, in milliseconds; no matter how busy the machine is. */
async function cpuOfLoad(browser: Browser, subject: Subject, path: string): Promise<number> {
  const context = await openContext(browser, subject);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(subject.url + path);
  await untilQuiet(page);
  // A page that is not there costs nothing.
  if (failures.length > 0) throw new Error(`${subject.name} failed to load: ${failures.join('\n')}`);
  const { TaskDuration = Number.NaN } = await metrics(session);
  await context.close();
  return TaskDuration * 1000;
}

/** CPU time of loading each page, the pages taking turns; medians of the rounds, in milliseconds. */
export async function measureCpu(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<number[]> {
  const costs = subjects.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, subject] of subjects.entries()) {
      const cost = await cpuOfLoad(browser, subject, subject.dashboard);
      // The first round warms the servers and the browser.
      if (round > 0) costs[at]?.push(cost);
    }
  }
  return costs.map(median);
}

/** What scripts still hold when the page is at rest and the garbage is gone, in bytes. */
export async function measureHeap(browser: Browser, subject: Subject, path: string): Promise<number> {
  const context = await openContext(browser, subject);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(subject.url + path);
  await untilQuiet(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = Number.NaN } = await metrics(session);
  await context.close();
  return JSHeapUsedSize;
}

/** How many elements a page draws when it is at rest. */
export async function countElements(browser: Browser, subject: Subject, path: string): Promise<number> {
  const context = await openContext(browser, subject);
  const page = await context.newPage();
  await page.goto(subject.url + path);
  await untilQuiet(page);
  const count = await page.evaluate(() => document.querySelectorAll('body *').length);
  await context.close();
  return count;
}

export interface WarmVisit {
  firstPaint: number;
  /** The page's heading is there, in milliseconds from the start of the visit. */
  content: number;
  /** Bytes of files that came over the wire in spite of the worker. */
  staticBytes: number;
}

/**
 * A later visit: of the club when its service worker is there, `undefined` where none takes over; of another page with what
 * the browser has kept of it.
 */
export async function measureWarmVisit(browser: Browser, subject: Subject): Promise<WarmVisit | undefined> {
  const context = await openContext(browser, subject);
  try {
    const first = await context.newPage();
    await first.goto(subject.url + subject.dashboard);
    await untilQuiet(first);
    const isKept = await first.evaluate(async (hasWorker) => {
      if (!hasWorker) return true;
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10_000));
      return (await Promise.race([navigator.serviceWorker.ready, late])) !== undefined;
    }, subject.hasWorker);
    if (!isKept) return undefined;
    await untilQuiet(first);
    await first.close();

    const visits: WarmVisit[] = [];
    for (let visit = 0; visit < 5; visit++) visits.push(await visitAgain(context, subject));
    return {
      firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
      content: median(visits.map(({ content }) => content)),
      staticBytes: Math.max(...visits.map(({ staticBytes }) => staticBytes)),
    };
  } finally {
    await context.close();
  }
}

async function visitAgain(context: BrowserContext, subject: Subject): Promise<WarmVisit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const arrived = await followNetwork(session);
  await page.addInitScript(() => {
    const look = () => {
      // The prerendered shell may say the heading before the page is there.
      if (document.querySelector('main h1') && !document.querySelector('[data-shell]'))
        performance.mark('content');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(subject.url + subject.dashboard);
  await untilQuiet(page);
  const [firstPaint = Number.NaN, content = Number.NaN] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByName('content')[0]?.startTime,
  ]);
  await page.close();
  const files = [...arrived.values()].filter(
    ({ fromNetwork, url }) => fromNetwork && !new URL(url).pathname.startsWith('/api/'),
  );
  return { firstPaint, content, staticBytes: files.reduce((total, { bytes }) => total + bytes, 0) };
}

async function followNetwork(session: CDPSession): Promise<Map<string, Arrived>> {
  const arrived = new Map<string, Arrived>();
  const sent = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => sent.set(requestId, wallTime * 1000));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    arrived.set(requestId, {
      url: response.url,
      type,
      sentAt: sent.get(requestId) ?? 0,
      fromNetwork:
        response.url.startsWith('http') &&
        !response.fromServiceWorker &&
        !response.fromDiskCache &&
        !response.fromPrefetchCache,
      headers: response.encodedDataLength,
      bytes: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = arrived.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = arrived.get(requestId);
    if (one) one.fromNetwork = false;
  });
  return arrived;
}

async function metrics(session: CDPSession): Promise<Partial<Record<string, number>>> {
  const { metrics: all } = await session.send('Performance.getMetrics');
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

/** Nothing is on its way any more, and the page has had a moment to draw it. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
