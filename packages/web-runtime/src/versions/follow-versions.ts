const hour = 3_600_000;
/** A worker that has not come by then may come later, or never. */
const patience = 30_000;

/** What is used of the browser's `navigator.serviceWorker`. */
export type Workers = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'getRegistration' | 'addEventListener'
>;

interface FollowVersionsOptions {
  /** The window: the bundler's word that a file can't be loaded arrives there. */
  target: EventTarget;
  /** The service workers; `undefined` where a page can have none. */
  workers: Workers | undefined;
  /** The service worker's address. */
  workerUrl: string;
  /** The script this document began with, as it is written there. */
  entry: string | null;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  reload: () => void;
  now: () => number;
}

/**
 * Keeps the app in the browser, and hears of its new versions. A new one is in force for the next document as soon as
 * all of it has come, so that any reload takes it; the running one goes on until then.
 */
export function followVersions({
  target,
  workers,
  workerUrl,
  entry,
  fetch,
  reload,
  now,
}: FollowVersionsOptions) {
  const listeners = new Set<() => void>();
  let isNew = false;
  let lookedAt = now();
  // The first worker brings the version that was loaded without it.
  let isFirst = !workers?.controller;

  workers?.addEventListener('controllerchange', () => {
    isNew = !isFirst;
    isFirst = false;
    if (isNew) for (const listener of listeners) listener();
  });

  // The running version can load no more of itself. Where the network is gone, and not the version, nothing is
  // reloaded: the page keeps what was typed.
  target.addEventListener('vite:preloadError', async () => {
    const served = await servedDocument();
    if (!entry || !served || served.includes(entry)) return;
    // Whatever has kept the new one out must not bring the old one back.
    await (await workers?.getRegistration())?.unregister();
    reload();
  });

  async function servedDocument(): Promise<string | null> {
    try {
      const answer = await fetch('/dashboard', { cache: 'no-cache' });
      return answer.ok ? await answer.text() : null;
    } catch {
      return null;
    }
  }

  return {
    /**
     * Tells once a version is there that is newer than the running one.
     * @returns its own undo
     */
    whenNew(listener: () => void): () => void {
      if (isNew) listener();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Keeps the app where it is not kept yet, and resolves when it is. A browser that keeps nothing has the app from
     * the network, as at its first visit.
     */
    async keepApp(): Promise<void> {
      // One that is there looks for the next by itself, or is about to leave.
      if (!workers || workers.controller) return;
      const kept = new Promise<void>((resolve) => {
        workers.addEventListener('controllerchange', () => resolve(), { once: true });
      });
      const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
      await workers.register(workerUrl).then(
        () => Promise.race([kept, late]),
        () => {},
      );
    },
    /** Looks for a newer version, once an hour at most: a tab may be open for weeks. */
    async look(): Promise<void> {
      if (now() - lookedAt < hour) return;
      lookedAt = now();
      const registration = await workers?.getRegistration();
      // Gone with the network: the next look may find it.
      await registration?.update().catch(() => {});
    },
  };
}
