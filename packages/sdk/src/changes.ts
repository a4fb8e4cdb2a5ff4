import type { Club } from './club.ts';
import type { TableName } from './contract.ts';
import { ClubApiError } from './error.ts';

/** Something that was stored in a table, or that may have been, and was missed. */
export type Change<T extends TableName = TableName> =
  | {
      /** A row was written. */
      kind: 'written';
      /** The table that it is in. */
      table: T;
      /** The id of the row. */
      id: string;
      /** What was done: `create`, `update`, `remove`, the name of an action, or `keep` where only what it keeps of others changed. */
      verb: string;
      /** The version of the row since; null where it is gone, or may be read no more. */
      version: number | null;
      /** The id of the user who did it; null where nobody did. */
      by: string | null;
    }
  | {
      /** Some changes may have been missed, or were too many to be told: the table is to be read anew. */
      kind: 'missed';
      /** The table that is meant. */
      table: T;
    };

/** What tells of messages by their destination. The connection of `@tatami/realtime` is one. */
export interface ChangesConnection {
  /** Connects, and connects again whenever the connection is lost. */
  open(): void;
  /** Ends the connection. */
  close(): Promise<void>;
  /** Tells of the messages of a destination. @returns what undoes it */
  watch(
    destination: string,
    handlers: {
      /** Receives each message once. */
      onMessage(message: { body: unknown }): void;
      /** Receives that messages may have been missed. */
      onRefetch?: () => void;
      /** Receives that the destination may not be watched. */
      onRefused?: (error: Error) => void;
      /** The moment from which on messages are wanted, in milliseconds since the epoch. */
      since?: () => number;
    },
  ): () => void;
}

/** How changes are followed. */
export interface ChangesOptions {
  /** Makes the connection: `createRealtime` of `@tatami/realtime`. It is opened and closed here. */
  connect: (options: {
    /** Gives the address of the websocket, with a new ticket each time. */
    url: () => Promise<string>;
    /** Tells whether the session still holds. */
    isSignedIn: () => Promise<boolean>;
    /** Receives that it does not. */
    logOut: () => void;
    /** Receives what went wrong and is tried again. */
    onError: (error: unknown) => void;
  }) => ChangesConnection;
  /** The moment from which on changes are wanted, before the tables were read; the present one unless given. */
  since?: Date | undefined;
  /** What ends it at once when it aborts, as any call. */
  signal?: AbortSignal | undefined;
  /** Receives what went wrong and is tried again: a lost connection, no answer in time. */
  onError?: ((error: unknown) => void) | undefined;
}

/** How many changes wait for who takes them; whoever is further behind is told to read anew. */
const MOST_WAITING = 10_000;

/**
 * The changes of tables, as they are stored, until it is left or something ends it. A connection that is lost comes back
 * by itself, and what was missed is told then, or that something was (`missed`).
 *
 *     for await (const change of changesOf(club, ['training'], { connect: createRealtime })) console.log(change);
 *
 * @throws {ClubApiError} `forbidden` where a table may not be read, or may not be any more; `unauthorized` when the
 *   session ends; `aborted` or `timeout` once its signal aborts
 */
export async function* changesOf<T extends TableName>(
  club: Pick<Club, 'table' | 'urlWithTicket' | 'whoami'>,
  tables: readonly T[],
  { connect, since = new Date(), signal, onError = () => {} }: ChangesOptions,
): AsyncGenerator<Change<T>, never, undefined> {
  // Nothing is asked any more: it ends as any call does that nobody wants.
  const endIfAborted = () => signal?.aborted && club.whoami({ signal });
  await endIfAborted();
  let waiting: Change<T>[] = [];
  let failure: unknown;
  let wake = () => {};

  function tell(...changes: Change<T>[]): void {
    waiting.push(...changes);
    if (waiting.length > MOST_WAITING) waiting = tables.map((table) => ({ kind: 'missed', table }));
    wake();
  }

  function end(error: unknown): void {
    failure ??= error;
    wake();
  }

  const connection = connect({
    async url() {
      try {
        return websocketAt(await club.urlWithTicket('/websocket', 'websocket', { signal }));
      } catch (error) {
        if (isOver(error)) end(error);
        throw error;
      }
    },
    isSignedIn: () =>
      club.whoami({ signal }).then(
        () => true,
        (error) => {
          if (!isOver(error)) throw error;
          end(error);
          return false;
        },
      ),
    // Who asked for it was told why.
    logOut: () => {},
    onError: (error) => signal?.aborted || onError(error),
  });

  const followed = new Map<T, { destination: string; undo: () => void }>();

  /** Watches a table where the server says that its changes are told: that is another place with other rights. */
  async function follow(table: T, from: number, refused?: Error & { destination?: string }): Promise<void> {
    const page = await club.table(table as 'student').list({ size: 1, fields: ['id'] }, { signal });
    const destination = page.links.broker.href;
    if (refused?.destination === destination)
      throw new ClubApiError({ code: 'forbidden', status: 403, detail: refused.message, cause: refused });
    const before = followed.get(table);
    if (before?.destination === destination) return;
    before?.undo();
    if (before || refused) tell({ kind: 'missed', table });
    const undo = connection.watch(destination, {
      onMessage({ body }) {
        const { changes } = body as {
          changes: Omit<Change<T> & { kind: 'written' }, 'kind' | 'table'>[] | null;
        };
        if (changes) tell(...changes.map((change) => ({ kind: 'written' as const, table, ...change })));
        else tell({ kind: 'missed', table });
      },
      onRefetch: () => tell({ kind: 'missed', table }),
      onRefused(error) {
        followed.delete(table);
        follow(table, Date.now(), error).catch(end);
      },
      since: () => from,
    });
    followed.set(table, { destination, undo });
  }

  const onAbort = () => wake();
  signal?.addEventListener('abort', onAbort);
  try {
    await Promise.all(tables.map((table) => follow(table, +since)));
    // A right that is taken away is told here, and nowhere else.
    connection.watch('/user/topic/session', {
      onMessage() {
        const from = Date.now();
        for (const table of tables) follow(table, from).catch(end);
      },
    });
    connection.open();
    for (;;) {
      await endIfAborted();
      const next = waiting.shift();
      if (next) yield next;
      else if (failure) throw failure;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    const closed = connection.close();
    // The other side may take its time, and who has called it off waits for nobody.
    if (signal?.aborted) closed.catch(onError);
    else await closed;
  }
}

const isOver = (error: unknown): boolean => (error as ClubApiError).status === 401;

function websocketAt(address: string): string {
  const { location } = globalThis as { location?: { href: string } };
  const url = new URL(address, location?.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
