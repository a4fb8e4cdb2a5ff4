import { openStore } from '@tatami/web-runtime/open-store';
import { del, delMany, entries, get, keys, promisifyRequest, set } from 'idb-keyval';
import type { Said } from '../club/training/said.ts';
import type { Batch, UnsentMarks } from './mark-outbox.ts';

const day = 24 * 60 * 60_000;
/** The time after which a roll call is settled, and takes no marks of instructors. */
const longest = 30 * day;

interface Entry {
  at: number;
  /** A version before kept a mark without its reason, as the status alone. */
  statuses: ReadonlyMap<string, Said | Said['status']>;
}

const store = openStore('tatami.unsent', 'marks');

const batchOf = (entry: Entry | undefined): Batch =>
  new Map(
    [...(entry?.statuses ?? [])].map(([person, said]) => [
      person,
      typeof said === 'string' || !said ? { status: said } : said,
    ]),
  );

/** What a browser could not keep. */
const inTab = new Map<string, Batch>();

/** Whether something would be gone with the tab. */
export const isOnlyHere = () => [...inTab.values()].some(({ size }) => size > 0);

/**
 * What somebody has marked and not sent: ids, statuses and reasons, by their account. They are in clear, for they outlive the
 * session that they were put in; no name is among them. What the browser can't keep is there for as long as the tab.
 */
export function unsentMarksOf(account: string): UnsentMarks {
  const prefix = `${account}/`;

  /** Writes what has become of an entry, or drops one that has nothing in it any more. */
  const write = (key: string, change: (before: Batch) => Batch) =>
    store('readwrite', (marks) => {
      const asked: IDBRequest<Entry | undefined> = marks.get(key);
      asked.onsuccess = () => {
        const statuses = change(batchOf(asked.result));
        if (statuses.size > 0) marks.put({ at: Date.now(), statuses } satisfies Entry, key);
        else marks.delete(key);
      };
      return promisifyRequest(marks.transaction);
    });

  /** What the browser’s database has; `null` where it can’t be read. */
  async function kept(): Promise<ReadonlyMap<string, Batch> | null> {
    const found = await entries<string, Entry>(store).catch(() => null);
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
  for (const key of inTab.keys()) if (isTheirs(key)) inTab.delete(key);
  try {
    await delMany((await keys<string>(store)).filter(isTheirs), store);
  } catch {
    // The browser keeps nothing, or its database does not answer.
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
export const keepSender = (sender: Sender): Promise<void> => set(senderKey, sender, store).catch(() => {});

export const dropSender = (): Promise<void> => del(senderKey, store).catch(() => {});

export const readSender = (): Promise<Sender | undefined> => get<Sender>(senderKey, store);
