import { openStore } from '@tatami/web-runtime/open-store';
import { del, delMany, entries, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';
import type { SaidOfTechnique } from '../club/exam/pending-exam-marks.ts';
import type { Said } from '../club/training/said.ts';
import type { Batch, UnsentMarks } from './mark-outbox.ts';

const day = 24 * 60 * 60_000;
/** The time after which a roll call is settled, and takes no marks of instructors. */
const longest = 30 * day;

interface Entry<S> {
  at: number;
  statuses: ReadonlyMap<string, S>;
}

/** Where one kind of marks is kept. */
interface Kind<S> {
  store: UseStore;
  /** What a browser could not keep. */
  inTab: Map<string, Batch<S>>;
  /** Reads what a version before has kept. */
  read: (said: S) => S;
}

const kind = <S extends object>(name: string, read: (said: S) => S = (said) => said): Kind<S> => ({
  store: openStore(name, 'marks'),
  inTab: new Map(),
  read,
});

export const attendance = kind<Said>('tatami.unsent', (said: Said | Said['status']) =>
  // A version before kept a mark without its reason, as the status alone.
  typeof said === 'string' || !said ? { status: said } : said,
);
export const ofExams = kind<SaidOfTechnique>('tatami.unsent-exam');

const kinds = [attendance, ofExams] as const;

/** Whether something would be gone with the tab. */
export const isOnlyHere = () => kinds.some(({ inTab }) => [...inTab.values()].some(({ size }) => size > 0));

/**
 * What somebody has marked and not sent: ids, marks and what is said beside them, by their account. They are in clear, for
 * they outlive the session that they were put in; no name is among them. What the browser can't keep is there for as long as
 * the tab.
 */
export function unsentMarksOf<S extends object>(
  { store, inTab, read: readSaid }: Kind<S>,
  account: string,
): UnsentMarks<S> {
  const prefix = `${account}/`;
  const batchOf = (entry: Entry<S> | undefined): Batch<S> =>
    new Map([...(entry?.statuses ?? [])].map(([of, said]) => [of, readSaid(said)]));

  /** Writes what has become of an entry, or drops one that has nothing in it any more. */
  const write = (key: string, change: (before: Batch<S>) => Batch<S>) =>
    store('readwrite', (marks) => {
      const asked: IDBRequest<Entry<S> | undefined> = marks.get(key);
      asked.onsuccess = () => {
        const statuses = change(batchOf(asked.result));
        if (statuses.size > 0) marks.put({ at: Date.now(), statuses } satisfies Entry<S>, key);
        else marks.delete(key);
      };
      return promisifyRequest(marks.transaction);
    });

  /** What the browser’s database has; `null` where it can’t be read. */
  async function kept(): Promise<ReadonlyMap<string, Batch<S>> | null> {
    const found = await entries<string, Entry<S>>(store).catch(() => null);
    return (
      found &&
      new Map(
        found.filter(([, { at }]) => at > Date.now() - longest).map(([key, entry]) => [key, batchOf(entry)]),
      )
    );
  }

  return {
    async all() {
      const read = await kept();
      const known = [...new Map([...(read ?? []), ...inTab])];
      const batches = new Map(
        known
          .filter(([key, { size }]) => key.startsWith(prefix) && size > 0)
          .map(([key, batch]) => [key.slice(prefix.length), batch]),
      );
      return { batches, isAll: read !== null };
    },
    async change(training, change) {
      const key = prefix + training;
      const here = inTab.get(key);
      try {
        await write(key, (before) => change(here ?? before));
        inTab.delete(key);
      } catch {
        inTab.set(key, change(here ?? (await kept())?.get(key) ?? new Map()));
      }
    },
  };
}

/** Drops what somebody has not sent, all of it that can be reached. */
export async function dropUnsentOf(account: string): Promise<void> {
  const isTheirs = (key: string) => key.startsWith(`${account}/`);
  for (const { inTab, store } of kinds) {
    for (const key of inTab.keys()) if (isTheirs(key)) inTab.delete(key);
    try {
      await delMany((await keys<string>(store)).filter(isTheirs), store);
    } catch {
      // The browser keeps nothing, or its database does not answer.
    }
  }
}

/** Who may send what waits while no page of ours is open. */
export interface Sender {
  account: string;
  token: string;
  /** Where the server’s API is. */
  api: string;
}

const senderKey = 'sender';

/** Keeps who may send what waits: only whose token this device was asked to remember, which it has in clear anyway. */
export const keepSender = (sender: Sender): Promise<void> =>
  set(senderKey, sender, attendance.store).catch(() => {});

export const dropSender = (): Promise<void> => del(senderKey, attendance.store).catch(() => {});

export const readSender = (): Promise<Sender | undefined> => get<Sender>(senderKey, attendance.store);
