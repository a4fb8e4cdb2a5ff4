import { ClubApiError } from './error.ts';
import type { CallOptions, SaveOptions } from './table.ts';

/** What became of one of many rows that were saved each by itself. */
export type SaveResult<Row, Entity> = {
  /** The row as it was given. */
  row: Row;
} & (
  | {
      /** The entity as it is stored now. */
      entity: Entity;
      /** Nothing went wrong. */
      error: null;
    }
  | {
      /** Nothing is stored, or nobody knows: `error.status` is null where no answer came. */
      entity: null;
      /** Why; its code is `stale-version` where somebody has changed the row since it was read. */
      error: ClubApiError;
    }
);

/** How far many rows have been saved. */
export interface SaveProgress {
  /** How many have been tried so far. */
  done: number;
  /** How many of them have failed. */
  failed: number;
}

/** What saving many rows can be given. */
export interface SaveAllOptions extends CallOptions {
  /** How many are on their way at a time; four unless given. */
  concurrency?: number | undefined;
  /** Receives how far it is, after each row. */
  onProgress?: ((progress: SaveProgress) => void) | undefined;
  /**
   * What the key of each new row begins with; the rest follows from its content. So the same rows, sent again within a
   * day by any run of a script, make nothing twice. Without it that holds for this client, and for rows that got no
   * answer. Visible ASCII, up to 80 characters.
   */
  idempotencyKey?: string | undefined;
}

/**
 * Saves any number of rows, each by itself: one that is refused leaves the others alone, and nothing is thrown for it.
 * A table's `batch` is all or none, of 5,000 at most. Once the signal aborts what is on its way fails with the code
 * `aborted`, and no other row is taken: of those it says nothing, and what they come from is closed.
 *
 * @param table where they are saved: `club.table('student')`
 * @returns what became of each row, in the order in which they came
 */
export async function saveAll<Row, Entity>(
  table: { save: (row: Row, options?: SaveOptions) => Promise<Entity> },
  rows: Iterable<Row> | AsyncIterable<Row>,
  { concurrency = 4, onProgress, signal, idempotencyKey }: SaveAllOptions = {},
): Promise<SaveResult<Row, Entity>[]> {
  const results: SaveResult<Row, Entity>[] = [];
  const progress = { done: 0, failed: 0 };
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let isRead = false;
  // One for all who save: each takes the next row, with its place.
  const source = (async function* () {
    let at = 0;
    const same = new Map<string, number>();
    for await (const row of { [Symbol.asyncIterator]: () => iterator as AsyncIterator<Row> }) {
      const content = idempotencyKey && `${idempotencyKey}-${hashOf(JSON.stringify(row))}`;
      const count = (content && same.get(content)) || 0;
      if (content) same.set(content, count + 1);
      yield { at: at++, row, key: content && `${content}-${count}` };
    }
    isRead = true;
  })();
  const aborted = new Promise<{ done: true }>((resolve) => {
    signal?.addEventListener('abort', () => resolve({ done: true }), { once: true });
  });

  async function work(): Promise<void> {
    while (!signal?.aborted) {
      const next = await Promise.race([source.next(), aborted]);
      if (next.done) return;
      const { at, row, key } = next.value;
      try {
        results[at] = { row, entity: await table.save(row, { signal, idempotencyKey: key }), error: null };
      } catch (error) {
        if (!(error instanceof ClubApiError)) throw error;
        results[at] = { row, entity: null, error };
        progress.failed += 1;
      }
      progress.done += 1;
      onProgress?.({ ...progress });
    }
  }

  // A row that is on its way may never come, so nobody waits until it is closed.
  const close = async () => iterator.return?.();
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    if (!isRead) close().catch(() => {});
  }
  return results;
}

/** A number of 64 bits for a text: two that share it would be refused by the server, not taken for each other. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
