import { createStore, delMany, entries, keys, update } from 'idb-keyval';
import type { Batch, UnsentMarks } from './mark-outbox.ts';

const day = 24 * 60 * 60_000;
/** By then a roll call is settled, and takes no marks of instructors. */
const longest = 30 * day;

interface Entry<Status> {
  at: number;
  statuses: Batch<Status>;
}

const store = createStore('tatami.unsent', 'marks');

/**
 * What somebody has marked and not sent: ids and statuses, by their account. They are in clear, for they outlive the session
 * that they were put in; no name is among them. Where the browser keeps nothing they are there for as long as the tab.
 */
export function unsentMarksOf<Status>(account: string): UnsentMarks<Status> {
  const inTab = new Map<string, Batch<Status>>();
  const prefix = `${account}/`;
  return {
    async all() {
      try {
        const found = await entries<string, Entry<Status>>(store);
        return new Map(
          found
            .filter(([key, { at }]) => key.startsWith(prefix) && at > Date.now() - longest)
            .map(([key, { statuses }]) => [key.slice(prefix.length), statuses] as const)
            .filter(([, statuses]) => statuses.size > 0),
        );
      } catch {
        return new Map(inTab);
      }
    },
    async change(training, change) {
      try {
        await update<Entry<Status>>(
          prefix + training,
          (before) => ({ at: Date.now(), statuses: change(before?.statuses ?? new Map()) }),
          store,
        );
      } catch {
        inTab.set(training, change(inTab.get(training) ?? new Map()));
      }
    },
  };
}

/** Drops what somebody has not sent, all of it. */
export async function dropUnsentOf(account: string): Promise<void> {
  try {
    const all = await keys<string>(store);
    await delMany(
      all.filter((key) => key.startsWith(`${account}/`)),
      store,
    );
  } catch {
    // Nothing is kept.
  }
}
