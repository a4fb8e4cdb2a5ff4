import { createStore, type UseStore } from 'idb-keyval';

/** The milliseconds that an answer may take: to open the database needs some. */
const patienceMs = 5_000;
/** The milliseconds that nothing more is asked for after a silence: who asks one thing after the other waits once. */
const restMs = 60_000;

/** What is being read, in any store. */
const reading = new Set<IDBTransaction>();

// WebKit keeps a page that is left as it stands, and what it was reading then holds up whoever writes in the next one.
addEventListener('pagehide', () => {
  for (const transaction of reading) abort(transaction);
  reading.clear();
});

/**
 * A store in this browser. Where there is none, because the browser forbids it, fails or stays silent, all that is asked
 * of it is refused, and nothing waits for it: one that is at odds with itself, as after a crash, may never answer.
 */
export function openStore(database: string, name: string): UseStore {
  const store = createStore(database, name);
  let silentUntil = 0;
  return async (mode, work) => {
    if (Date.now() < silentUntil) throw silence();
    let transaction: IDBTransaction | undefined;
    let isTooLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silent = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        silentUntil = Date.now() + restMs;
        isTooLate = true;
        if (transaction) abort(transaction);
        reject(silence());
      }, patienceMs);
    });
    // Where there is no database at all it fails at once, and nobody waits for that either.
    const worked = (async () =>
      store(mode, (objects) => {
        if (isTooLate) throw silence();
        transaction = objects.transaction;
        if (mode === 'readonly') noteReading(transaction);
        return work(objects);
      }))();
    return Promise.race([worked, silent]).finally(() => clearTimeout(timer));
  };
}

function noteReading(transaction: IDBTransaction): void {
  reading.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => reading.delete(transaction));
}

/** Nothing of a transaction is to be done, or done later. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has just ended.
  }
}

const silence = () => new Error('The browser’s database does not answer.');
