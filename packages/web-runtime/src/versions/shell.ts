import { findRoute } from '../router/routes.ts';

/** One version of the app, as the build wrote it down. */
export interface ShellVersion {
  /** The name, another one for every build that differs. */
  name: string;
  /** The script without which the document is of another version. */
  entry: string;
  /** What every page needs, beside the document. */
  files: readonly string[];
  /** The paths of the pages; all other addresses are the server's affair, while it can be reached. */
  pages: readonly string[];
}

export interface ShellOptions {
  version: ShellVersion;
  origin: string;
  caches: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete'>;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

const prefix = 'tatami-';
/** A page that is always the app’s: the empty path is the club’s public page. */
const documentPath = '/dashboard';
/** The folder whose names carry a hash: what was read once holds for good. */
const hashedFolder = '/static/';

/**
 * The app without anybody's data, kept in the browser: document, scripts, styles, fonts and texts. Only what is named
 * here is ever answered or kept. Everything else, the API wherever it is, goes to the network as if nobody were between;
 * only where nothing answers a visit to another address, the app stands there and says so.
 */
export function createShell({ version, origin, caches, fetch }: ShellOptions) {
  const cacheName = prefix + version.name;
  const pages = version.pages.map((path) => ({ path }));
  let isGone = false;

  async function fetchWhole(path: string): Promise<Response> {
    // A name without a hash may have changed under it.
    const answer = await fetch(path, path.startsWith(hashedFolder) ? {} : { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer;
  }

  async function fetchDocument(): Promise<Response> {
    const answer = await fetchWhole(documentPath);
    const text = await answer.clone().text();
    if (!text.includes(version.entry)) throw new Error('Meanwhile the server has another version.');
    return answer;
  }

  /** The cache of this version, never made anew. */
  const openCache = async () => ((await caches.has(cacheName)) ? caches.open(cacheName) : undefined);

  async function fromCacheFirst(request: Request | string, path: string): Promise<Response> {
    // Opened before the file is on its way: what arrives after all was dropped is kept nowhere.
    const cache = await openCache();
    const found = await cache?.match(path, { ignoreVary: true });
    if (found) return found;
    const answer = await fetch(request);
    if (answer.status === 200 && path.startsWith(hashedFolder)) {
      // Where there is no room it comes from the network again.
      await cache?.put(path, answer.clone()).catch(() => {});
    }
    return answer;
  }

  /** An address that is no page is the server's affair; where nobody can be reached, the app says so rather than the browser. */
  async function fromNetworkFirst(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const found = await (await openCache())?.match(documentPath, { ignoreVary: true });
      if (found) return found;
      throw error;
    }
  }

  return {
    /** Brings all of the version, or fails and leaves the one before in force. */
    async install(): Promise<void> {
      try {
        const paths = [documentPath, ...version.files];
        const answers = await Promise.all([fetchDocument(), ...version.files.map(fetchWhole)]);
        const cache = await caches.open(cacheName);
        await Promise.all(answers.map((answer, position) => cache.put(paths[position] ?? '', answer)));
      } catch (error) {
        await caches.delete(cacheName);
        // A full disk must not hold anybody at an old version: this one then comes from the network.
        if (!(error instanceof Error && error.name === 'QuotaExceededError')) throw error;
      }
    },

    /** Keeps what came before there was a worker to see it, as far as it is ours and has a hash in its name. */
    async keep(addresses: readonly string[]): Promise<void> {
      if (isGone) return;
      const own = addresses.map((address) => new URL(address)).filter((url) => url.origin === origin);
      const hashed = own.map(({ pathname }) => pathname).filter((path) => path.startsWith(hashedFolder));
      // What can't be had now is kept when it is asked for.
      await Promise.all(hashed.map((path) => fromCacheFirst(path, path).catch(() => {})));
    },

    /** Drops every version but this one. */
    async dropOthers(): Promise<void> {
      await dropCaches((name) => name !== cacheName);
    },

    /** The app is gone from this address, and so is all that was kept of it. */
    async dropAll(): Promise<void> {
      isGone = true;
      await dropCaches(() => true);
    },

    /** The answer to a request for the shell; `null` when it is not for this to answer. */
    answer(request: Request): Promise<Response> | null {
      const url = new URL(request.url);
      if (isGone || request.method !== 'GET' || url.origin !== origin) return null;
      const path = url.pathname;
      if (request.mode === 'navigate')
        return findRoute(pages, path) ? fromCacheFirst(request, documentPath) : fromNetworkFirst(request);
      const isOurs = path.startsWith(hashedFolder) || version.files.includes(path);
      return isOurs ? fromCacheFirst(request, path) : null;
    },
  };

  async function dropCaches(isUnwanted: (name: string) => boolean): Promise<void> {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(prefix) && isUnwanted(name)).map((name) => caches.delete(name)),
    );
  }
}
