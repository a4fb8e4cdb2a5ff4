import type { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Realtime } from '@tatami/realtime';
import type { TableName } from '@tatami/sdk';
import type { TableAccess } from '@tatami/sdk/access';
import type { FreshRow } from '@tatami/tables/fresh-rows';
import { gather } from './gather.ts';
import { rowsIn } from './rows-in.ts';

interface FollowChangesOptions {
  realtime: Pick<Realtime, 'watch'>;
  client: QueryClient;
  /** The tables whose rows may read otherwise when a row of this one has changed. */
  readersOf: (table: TableName) => readonly TableName[];
  access: Readonly<Record<TableName, Pick<TableAccess, 'access'>>>;
  viewer: { id: string; holds: (right: string) => boolean };
  /** The document: what nobody sees is not read anew. */
  target: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  /** Receives the rows that somebody else has changed, once they are shown as they are now. */
  onFresh: (table: TableName, rows: readonly FreshRow[]) => void;
}

/** What the server tells of a table (docs/realtime.md). */
interface TableNews {
  table: TableName;
  /** `null` where nobody knows which rows. */
  changes: readonly RowNews[] | null;
}

interface RowNews {
  id: string;
  verb: string;
  /** `null` where it is gone. */
  version: number | null;
  by: string | null;
}

/**
 * Keeps what was read as the club has it: listens to the tables that it tells of, from when they are first read, and reads
 * anew what has changed. Returns its own undo.
 */
export function followChanges(options: FollowChangesOptions): () => void {
  const { realtime, client, readersOf, access, viewer, target, onFresh } = options;
  const cache = client.getQueryCache();
  const tables = Object.keys(access) as TableName[];
  const readers = new Map(tables.map((table) => [table, new Set<unknown>(readersOf(table))]));
  const watched = new Map<TableName, () => void>();
  /** What was read so far, by the beginning of its key: mostly a table. */
  const read = new Set<unknown>();

  async function readAnew(all: readonly TableNews[]): Promise<void> {
    const missed = withoutOwn(cache, all, viewer.id);
    const stale = new Set<unknown>(missed.flatMap(({ table }) => readersOf(table)));
    await client.invalidateQueries({ predicate: ({ queryKey }) => stale.has(queryKey[0]) });
    for (const { table, changes } of missed) {
      const others = changes?.filter(({ by, version }) => by !== viewer.id && version !== null) ?? [];
      if (others.length > 0) onFresh(table, others);
    }
  }

  const gatherer = gather(
    (all: readonly TableNews[]) => void readAnew(all),
    () => target.visibilityState === 'visible',
  );

  function watch(table: TableName): void {
    if (watched.has(table)) return;
    const { read } = access[table].access;
    const hearsAll = read !== 'signed-in' && viewer.holds(read.right);
    if (!hearsAll && read !== 'signed-in' && !read.orOwn) return;
    const destination = `${hearsAll ? '' : '/user'}/topic/${table}`;
    const stop = realtime.watch(destination, {
      onMessage: ({ body }) => gatherer.add(body as TableNews),
      onRefetch: () => gatherer.add({ table, changes: null }),
      since: () => oldestOf(cache, readersOf(table)),
    });
    watched.set(table, stop);
  }

  function watchFor([of]: readonly unknown[]): void {
    if (read.has(of)) return;
    read.add(of);
    for (const table of tables) if (readers.get(table)?.has(of)) watch(table);
  }

  for (const { queryKey } of cache.getAll()) watchFor(queryKey);
  const undo = cache.subscribe(({ type, query }) => {
    if (type === 'added') watchFor(query.queryKey);
  });
  target.addEventListener('visibilitychange', gatherer.flush);
  return () => {
    undo();
    target.removeEventListener('visibilitychange', gatherer.flush);
    gatherer.stop();
    for (const stop of watched.values()) stop();
  };
}

/**
 * Leaves out what the person has done here themself, and is shown already: what follows from that was read anew then. In
 * another tab it is not shown.
 */
function withoutOwn(cache: QueryCache, all: readonly TableNews[], viewerId: string): readonly TableNews[] {
  const own = all.filter(({ changes }) => changes?.every(({ by }) => by === viewerId));
  const written = own.filter(({ changes }) => changes?.some(isWrite));
  const isDoneHere = written.length > 0 && written.every((news) => isShown(cache, news));
  return isDoneHere ? all.filter((news) => !own.includes(news)) : all;
}

/** What rows keep of others follows from a write, and has no version of its own. */
const isWrite = ({ verb }: RowNews): boolean => verb !== 'keep';

function isShown(cache: QueryCache, { table, changes }: TableNews): boolean {
  const shown = cache.findAll({ queryKey: [table] }).flatMap(({ state }) => rowsIn(state.data));
  return (changes ?? []).filter(isWrite).every(({ id, version }) => {
    const versions = shown.filter((row) => row.id === id).map((row) => row.version);
    return version !== null && versions.length > 0 && versions.every((each) => each >= version);
  });
}

/** When the oldest was read of what tells of these tables. */
function oldestOf(cache: QueryCache, readers: readonly unknown[]): number | undefined {
  const read = cache
    .getAll()
    .filter(({ queryKey, state }) => readers.includes(queryKey[0]) && state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt);
  return read.length > 0 ? Math.min(...read) : undefined;
}
