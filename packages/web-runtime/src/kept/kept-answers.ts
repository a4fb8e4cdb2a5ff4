import { clear, delMany, entries, get, set, setMany, type UseStore } from 'idb-keyval';
import { createSeal, type Sealed } from './seal.ts';

const day = 24 * 60 * 60_000;
/** The age from which answers are no view of anything any more. */
const longest = 14 * day;
/** The largest size of one answer and of all, in bytes. */
const largest = 512 * 1024;
const roomy = 16 * 1024 * 1024;

/** The key under which stands whose answers these are. */
const whose = 'whose';

/** What was read, and when. */
export interface KeptAnswer<Data = unknown> {
  data: Data;
  at: number;
}

type Entry = Sealed & { at: number; size: number };

/** What was read in one session, to be shown again while nothing can be read. */
export interface KeptAnswers {
  /** All of them or none, by their names. */
  keep: (answers: ReadonlyMap<string, KeptAnswer>) => Promise<void>;
  read: (name: string) => Promise<KeptAnswer | null>;
  /** Drops what is too old, and the oldest where it is too much. */
  tidy: () => Promise<void>;
}

/**
 * Opens what a session has kept. All that another session has left, or another version of the app, whose answers had
 * another form, is dropped.
 */
export async function openKeptAnswers(
  store: UseStore,
  session: { token: string; version: string; isOver: () => boolean },
  now: () => number = Date.now,
): Promise<KeptAnswers> {
  const seal = await createSeal(session.token);
  const owner = await seal.nameFor(session.version);
  if ((await get(whose, store)) !== owner) {
    await clear(store);
    await set(whose, owner, store);
  }
  const isOld = (at: number) => at < now() - longest;
  return {
    async keep(answers) {
      const closed = await Promise.all(
        [...answers].map(async ([name, { data, at }]): Promise<[string, Entry]> => {
          const [place, value] = await Promise.all([seal.nameFor(name), seal.close({ name, data })]);
          return [place, { ...value, size: value.sealed.byteLength, at }];
        }),
      );
      if (session.isOver()) return;
      const tooLarge = closed.filter(([, { size }]) => size > largest).map(([place]) => place);
      await setMany(
        closed.filter(([place]) => !tooLarge.includes(place)),
        store,
      );
      if (tooLarge.length > 0) await delMany(tooLarge, store);
    },
    async read(name) {
      const entry = await get<Entry>(await seal.nameFor(name), store);
      if (!entry || isOld(entry.at)) return null;
      const opened = (await seal.open(entry)) as { name: string; data: unknown };
      return opened.name === name ? { data: opened.data, at: entry.at } : null;
    },
    async tidy() {
      const all = (await entries<string, Entry>(store)).filter(([place]) => place !== whose);
      all.sort(([, one], [, other]) => other.at - one.at);
      let sum = 0;
      const unwanted = all.filter(([, { at, size }]) => {
        sum += size;
        return isOld(at) || sum > roomy;
      });
      await delMany(
        unwanted.map(([place]) => place),
        store,
      );
    },
  };
}
