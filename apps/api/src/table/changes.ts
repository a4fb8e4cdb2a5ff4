/** A row was written, and the write is stored. */
export interface Change {
  /** The table's name on the wire. */
  table: string;
  id: string;
  /** `keep` where only what the row keeps of other tables changed: its version is as it was. */
  verb: string;
  /** The row's version after it; null when the row is gone. */
  version: number | null;
  /** What was written over, by field. */
  before?: Readonly<Record<string, unknown>>;
}

/** What tells those who listen, on this server, what was written. */
export interface Changes {
  publish(changes: readonly Change[]): void;
  /** @returns its undo */
  subscribe(listener: (change: Change) => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  return {
    publish(changes) {
      for (const change of changes) for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
