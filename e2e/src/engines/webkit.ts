import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tatami/tooling/free-port';
import { downloadedTo } from './downloads.ts';
import { findProgram } from './find-program.ts';
import { type Engine, keys, pageHeight, type Tab } from './tab.ts';

/** WebKitGTK: the engine of Safari and of every browser of an iPhone. Its driver speaks plain WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb, or WEBKIT_DRIVER_PATH, MINIBROWSER_PATH and XVFB_PATH',
  find() {
    const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
    const browser = findProgram('MINIBROWSER_PATH', ['MiniBrowser'], miniBrowsers());
    const screen = findProgram('XVFB_PATH', ['Xvfb']);
    return driver && browser && screen ? { driver, browser, screen } : null;
  },
  manners: [],
  async start({ driver = '', browser = '', screen = '' }, { downloads }) {
    const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const started: ChildProcess[] = [xvfb];
    const end = async () => {
      for (const each of started.reverse()) {
        if (each.exitCode !== null || each.signalCode !== null) continue;
        each.kill();
        await once(each, 'exit');
      }
    };
    try {
      const [display] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
      const port = await freePort();
      const env = {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        LANG: 'pl_PL.UTF-8',
        LANGUAGE: 'pl',
        // It asks nobody where to, and takes the home of whoever runs it.
        HOME: downloads,
        XDG_CONFIG_HOME: downloads,
      };
      started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
      return await openTab(`http://127.0.0.1:${port}`, browser, downloads, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function openTab(
  driver: string,
  binary: string,
  downloads: string,
  end: () => Promise<void>,
): Promise<Tab> {
  const options = { binary, args: ['--automation'] };
  const { sessionId } = (await untilAnswered(() =>
    call(driver, 'POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
    }),
  )) as { sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const act = (source: object, actions: object[]) =>
    call(session, 'POST', '/actions', { actions: [{ ...source, actions }] });
  const strike = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const run = (script: string) =>
    call(session, 'POST', '/execute/sync', {
      script: `return ${script}`,
      args: [],
    });
  const rect = async (width: number, height: number) =>
    (await call(session, 'POST', '/window/rect', { width, height })) as { width: number; height: number };

  return {
    async open(url) {
      await call(session, 'POST', '/url', { url });
      await run(watchFaults);
    },
    run,
    async press(x, y, pointer) {
      await act({ type: 'pointer', id: pointer, parameters: { pointerType: pointer } }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async key(key, held) {
      const value = key in keys ? keys[key as keyof typeof keys] : key;
      const [down, up] = held ? strike(keys[held]) : [];
      await act({ type: 'key', id: 'keys' }, [
        ...(down ? [down] : []),
        ...strike(value),
        ...(up ? [up] : []),
      ]);
    },
    async type(text) {
      await act({ type: 'key', id: 'keys' }, [...text].flatMap(strike));
    },
    async resize(width) {
      await rect(width, pageHeight);
      const inner = Number(await run('innerHeight'));
      // The browser’s own bar stands above the page.
      await rect(width, pageHeight + pageHeight - inner);
      // The window answers before the page has its size.
      await wait(500);
    },
    async tells(element, role, name) {
      const [id] = Object.values((await run(element)) as Record<string, string>);
      const ask = (what: string) => call(session, 'GET', `/element/${id}/${what}`);
      return (await ask('computedrole')) === role && (await ask('computedlabel')) === name;
    },
    downloaded: (name) => downloadedTo(downloads, name),
    async picture() {
      return Buffer.from(String(await call(session, 'GET', '/screenshot')), 'base64');
    },
    async faults() {
      return (await run('(globalThis.tatamiFaults ?? []).splice(0)')) as string[];
    },
    async close() {
      await call(session, 'DELETE', '').catch(() => {});
      await end();
    },
  };
}

/** The driver tells nothing of the console, so the page keeps what went wrong in it. */
const watchFaults = `void (globalThis.tatamiFaults ??= (() => {
    const faults = [];
    addEventListener('error', ({ message }) => message && faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    return faults;
  })())`;

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
  return value;
}

/** Asks until the driver listens, for 10 seconds at most. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > giveUpAt) throw error;
      await wait(100);
    }
  }
}

function miniBrowsers(): string[] {
  try {
    return readdirSync('/usr/lib', { recursive: false, encoding: 'utf8' })
      .filter((folder) => folder.endsWith('-linux-gnu'))
      .flatMap((folder) =>
        ['6.0', '4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
      );
  } catch {
    return [];
  }
}
