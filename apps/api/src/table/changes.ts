import type { PoolClient } from 'pg';
import type { Viewer } from '../session/viewer.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row was written, and the write is stored. */
export interface Change {
  /** The table's name on the wire. */
  table: string;
  id: string;
  /** `keep` where only what the row keeps of other tables changed: its version is as it was. */
  verb: string;
  /** The row's version after it; null when the row is gone. */
  version: number | null;
  /** The row as it stands; where it is gone, as it was. */
  row: Row;
  /** What was written over, by field. */
  before?: Row;
}

/** Receives what one transaction has stored. @param by the user who did it; null where the server did it by itself */
export type ChangeListener = (changes: readonly Change[], by: string | null) => void;

/** The transaction of a write, before it ends. */
export interface Ending {
  readonly viewer: Viewer;
  readonly client: Pick<PoolClient, 'query'>;
  readonly now: Date;
  /** Takes note of a row that is written in it too: whoever listens hears of it, but no companion. */
  changed(change: Change): void;
}

/** Does what is to be stored with a write or not at all, in its transaction, before that ends. */
export type ChangeCompanion = (changes: readonly Change[], ending: Ending) => Promise<void>;

/** What tells those who listen, on this server, what was written. */
export interface Changes {
  publish: ChangeListener;
  /** @returns its undo */
  subscribe(listener: ChangeListener): () => void;
  /** What all companions do, one after the other: they share a connection. */
  settle: ChangeCompanion;
  /** Adds a companion for good. */
  accompany(companion: ChangeCompanion): void;
}

export function createChanges(): Changes {
  const listeners = new Set<ChangeListener>();
  const companions: ChangeCompanion[] = [];
  return {
    publish(changes, by) {
      if (changes.length > 0) for (const listener of listeners) listener(changes, by);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async settle(changes, ending) {
      if (changes.length > 0) for (const companion of companions) await companion(changes, ending);
    },
    accompany: (companion) => void companions.push(companion),
  };
}
