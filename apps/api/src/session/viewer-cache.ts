import type { Viewer } from './viewer.ts';

/** How long an answer of the database is trusted, so that a revoked token is dead within a second everywhere. */
const TRUST = 1_000;
const MOST = 10_000;

/** Who calls by which token, as the database last said. */
export interface ViewerCache {
  /** @returns who calls; at once where that is known */
  find(token: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> | Viewer | null;
  forget(): void;
}

export function createViewerCache(now: () => number): ViewerCache {
  const cache = new Map<string, { viewer: Viewer | null; until: number }>();
  /** The number that grows with each `forget`, so that an answer asked for before it is not kept after it. */
  let generation = 0;

  async function findAnew(token: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> {
    if (cache.size > MOST) cache.clear();
    const asked = generation;
    const viewer = await load();
    if (asked === generation) cache.set(token, { viewer, until: now() + TRUST });
    return viewer;
  }

  return {
    find(token, load) {
      const known = cache.get(token);
      return known && known.until > now() ? known.viewer : findAnew(token, load);
    },
    forget() {
      generation += 1;
      cache.clear();
    },
  };
}
