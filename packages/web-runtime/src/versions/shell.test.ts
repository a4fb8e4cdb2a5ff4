import { beforeEach, describe, expect, test } from 'vitest';
import { createShell, type ShellVersion } from './shell.ts';

const origin = 'https://club.test';
const html = (name: string) => `<script src="/static/entry-${name}.js"></script>`;
const pageCode = '/static/page-a1b2c3d4.js';
const version = (name: string): ShellVersion => ({
  name,
  entry: `/static/entry-${name}.js`,
  files: [`/static/entry-${name}.js`, '/static/figtree.woff2', '/assets/i18n/pl.json'],
  pages: ['/dashboard', '/dojo/training/:id'],
});

/** What the server has, and whether it can be reached. */
let served: Map<string, string>;
let isOnline: boolean;
let asked: string[];
let caches: ReturnType<typeof fakeCaches>;
/** Hears that a file is asked for; it arrives when this is over. */
let onAsked: () => void;
let onItsWay: Promise<void>;
type Shell = ReturnType<typeof createShell>;

beforeEach(() => {
  served = new Map();
  deploy('one');
  isOnline = true;
  asked = [];
  caches = fakeCaches();
  onAsked = () => {};
  onItsWay = Promise.resolve();
});

function deploy(name: string): void {
  served.clear();
  for (const path of version(name).files) served.set(path, `${path} of ${name}`);
  served.set('/dashboard', html(name));
  served.set(pageCode, `${pageCode} of ${name}`);
}

const shellOf = (name: string) =>
  createShell({
    version: version(name),
    origin,
    caches,
    fetch: async (request) => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin);
      asked.push(pathname);
      onAsked();
      await onItsWay;
      if (!isOnline) throw new TypeError('Failed to fetch');
      const text = served.get(pathname);
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    },
  });

function request(address: string, { mode = 'cors', method = 'GET' } = {}): Request {
  // A Request that navigates can't be made, only met.
  return Object.defineProperty(new Request(new URL(address, origin), { method }), 'mode', { value: mode });
}
const navigation = (path: string) => request(path, { mode: 'navigate' });
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();

describe('given a version that was installed', () => {
  beforeEach(async () => {
    await shellOf('one').install();
    isOnline = false;
    asked = [];
  });

  test.each(['/dashboard', '/dashboard?week=2', '/dojo/training/7'])(
    'the page %s opens without the network',
    async (path) => {
      expect(await textOf(shellOf('one').answer(navigation(path)))).toBe(html('one'));
      expect(asked).toEqual([]);
    },
  );

  test('its files come without the network', async () => {
    for (const path of version('one').files)
      expect(await textOf(shellOf('one').answer(request(path)))).toBe(`${path} of one`);
    expect(asked).toEqual([]);
  });

  test.each([
    ['what the API answers', request('/api/training')],
    ['an API at another prefix', request('/v1/authinfo/whoami')],
    ['the document, asked for by a script', request('/dashboard')],
    ['the worker itself', request('/sw.js')],
    ['what is sent', request('/static/figtree.woff2', { method: 'POST' })],
    ['another origin', request('https://elsewhere.test/static/figtree.woff2')],
  ])('%s is left to the network', (_, wanted) => {
    expect(shellOf('one').answer(wanted)).toBeNull();
  });

  test.each([
    ['a page of the server’s own', '/api/docs'],
    ['an address that is no page', '/nowhere'],
  ])('%s is the server’s affair, and opens the app where nobody can be reached', async (_, path) => {
    isOnline = true;
    served.set(path, 'the server’s own');
    expect(await textOf(shellOf('one').answer(navigation(path)))).toBe('the server’s own');
    isOnline = false;
    expect(await textOf(shellOf('one').answer(navigation(path)))).toBe(html('one'));
    expect(caches.contents()).toEqual({ 'tatami-one': ['/dashboard', ...version('one').files] });
  });

  test('the code of a page is kept from its first visit on', async () => {
    isOnline = true;
    const shell = shellOf('one');
    await shell.answer(request(pageCode));
    isOnline = false;
    expect(await textOf(shell.answer(request(pageCode)))).toBe(`${pageCode} of one`);
    expect(asked).toEqual([pageCode]);
  });

  test('what came before it was there is kept when it is told, if it is code', async () => {
    isOnline = true;
    const shell = shellOf('one');
    const elsewhere = 'https://elsewhere.test/static/page-a1b2c3d4.js';
    const paths = [pageCode, '/api/training', '/static/gone-a1b2c3d4.js'];
    await shell.keep([elsewhere, ...paths.map((path) => origin + path)]);
    expect(asked).toEqual([pageCode, '/static/gone-a1b2c3d4.js']);
    isOnline = false;
    expect(await textOf(shell.answer(request(pageCode)))).toBe(`${pageCode} of one`);
    expect(caches.contents()).toEqual({ 'tatami-one': ['/dashboard', ...version('one').files, pageCode] });
  });

  test('a file that is not there is not kept', async () => {
    isOnline = true;
    const gone = '/static/gone-a1b2c3d4.js';
    expect((await shellOf('one').answer(request(gone)))?.status).toBe(404);
    served.set(gone, 'there again');
    expect(await textOf(shellOf('one').answer(request(gone)))).toBe('there again');
  });

  test('nothing but the shell is kept', () => {
    expect(caches.contents()).toEqual({ 'tatami-one': ['/dashboard', ...version('one').files] });
  });

  describe('and a new one on the server', () => {
    beforeEach(() => {
      isOnline = true;
      deploy('two');
    });

    test('it takes the place of the old one once it is whole', async () => {
      await shellOf('two').install();
      expect(await textOf(shellOf('one').answer(navigation('/dashboard')))).toBe(html('one'));
      await shellOf('two').dropOthers();
      expect(Object.keys(caches.contents())).toEqual(['tatami-two']);
      expect(await textOf(shellOf('two').answer(navigation('/dashboard')))).toBe(html('two'));
    });

    test.each([
      ['the network fails', () => served.delete('/static/figtree.woff2')],
      ['a newer one takes its place meanwhile', () => served.set('/dashboard', html('three'))],
    ])('the old one stays whole when %s', async (_, happens) => {
      happens();
      await expect(shellOf('two').install()).rejects.toThrow();
      expect(caches.contents()).toEqual({ 'tatami-one': ['/dashboard', ...version('one').files] });
    });

    test('a full disk holds nobody at the old one', async () => {
      caches.fill();
      await shellOf('two').install();
      await shellOf('two').dropOthers();
      expect(caches.contents()).toEqual({});
      expect(await textOf(shellOf('two').answer(navigation('/dashboard')))).toBe(html('two'));
    });
  });

  test.each([
    ['a newer version has taken its place', () => shellOf('two').dropOthers()],
    ['the app is gone', (shell: Shell) => shell.dropAll()],
  ])('a file that arrives when %s is not kept', async (_, happens) => {
    isOnline = true;
    const shell = shellOf('one');
    const asking = new Promise<void>((resolve) => {
      onAsked = resolve;
    });
    let arrive = () => {};
    onItsWay = new Promise((resolve) => {
      arrive = resolve;
    });
    const answer = shell.answer(request(pageCode));
    await asking;
    await happens(shell);
    arrive();
    expect(await textOf(answer)).toBe(`${pageCode} of one`);
    expect(caches.contents()).toEqual({});
  });

  test('when the app is gone, nothing of it stays, and nothing else goes', async () => {
    await caches.open('somebody-else');
    const shell = shellOf('one');
    await shell.dropAll();
    expect(shell.answer(request(pageCode))).toBeNull();
    expect(Object.keys(caches.contents())).toEqual(['somebody-else']);
  });
});

function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  let isFull = false;
  return {
    contents: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()]])),
    fill: () => {
      isFull = true;
    },
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      const cache: Pick<Cache, 'match' | 'put'> = {
        match: async (key) => store.get(String(key))?.clone(),
        put: async (key, answer) => {
          if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
          store.set(String(key), answer);
        },
      };
      return cache as Cache;
    },
  };
}
