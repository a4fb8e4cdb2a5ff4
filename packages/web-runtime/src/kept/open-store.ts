import { createStore, type UseStore } from 'idb-keyval';

/**
 * The milliseconds that opening may take: it needs some. A browser that is at odds with itself, as after a crash, may
 * never answer.
 */
const patienceMs = 5_000;

/**
 * A store in this browser. Where there can be none, because the browser forbids it, fails or stays silent, all that is asked
 * of it is refused, and nothing waits for it.
 */
export function openStore(database: string, name: string): UseStore {
  const store = createStore(database, name);
  let opened: Promise<unknown> | undefined;
  return async (mode, work) => {
    opened ??= Promise.race([store('readonly', () => null), silence()]);
    await opened;
    return store(mode, work);
  };
}

const silence = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The browser opens no store.')), patienceMs));
