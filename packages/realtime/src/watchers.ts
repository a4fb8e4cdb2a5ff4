import { type Refusal, RefusedError } from './errors.ts';
import { REMEMBERED_MESSAGES } from './limits.ts';
import type { Known, Link, Received } from './link.ts';
import type { WatchHandlers } from './watch.ts';

/** How long a message may have been on its way at most, in milliseconds: with less said in between, a connection is lost. */
const IN_FLIGHT_MS = 30_000;

interface Watcher {
  handlers: WatchHandlers;
  /** When it came, in milliseconds since the epoch. */
  from: number;
}

/** A destination that somebody watches. */
interface Watched {
  watchers: Set<Watcher>;
  /** The ids of the last messages, the oldest first. */
  seen: Set<string>;
  known: Known;
  /** The moment since when each message has come, in milliseconds since the epoch; null until it was asked for. */
  coveredFrom: number | null;
  /** When the last message came, in milliseconds since the epoch. */
  lastMessageAt: number;
  /** Whether the broker has confirmed the subscription of this connection. */
  isCurrent: boolean;
}

/** Who watches what: one subscription a destination, whatever the number of its watchers. */
export interface Watchers {
  watch(destination: string, handlers: WatchHandlers): () => void;
  /** Subscribes to all that is watched, over a new connection. */
  begin(): void;
  /** Notes that there is no connection. */
  pause(): void;
  receive(destination: string, received: Received): void;
  confirm(destination: string): void;
  refuse(destination: string, refusal: Refusal): void;
  /** Notes that the broker was there, so that nothing sent long before is still to come. */
  hear(): void;
}

/**
 * @param link what subscribes
 * @param now the time, in milliseconds since the epoch
 * @param onError receives what a handler threw
 */
export function createWatchers(
  link: Pick<Link, 'subscribe' | 'unsubscribe'>,
  now: () => number,
  onError: (error: unknown) => void,
): Watchers {
  const all = new Map<string, Watched>();
  let isConnected = false;

  const readAt = ({ handlers, from }: Watcher) => handlers.since?.() ?? from;

  function subscribe(destination: string, watched: Watched): void {
    const { watchers, known } = watched;
    known.at = Math.max(known.at, Math.min(...Array.from(watchers, readAt)));
    watched.coveredFrom ??= known.at;
    link.subscribe(destination, { ...known });
  }

  function tell(watchers: Iterable<Watcher>, telling: (handlers: WatchHandlers) => void): void {
    for (const { handlers } of [...watchers]) {
      try {
        telling(handlers);
      } catch (error) {
        onError(error);
      }
    }
  }

  function advance({ isCurrent, known }: Watched): void {
    if (isCurrent) known.at = Math.max(known.at, now() - IN_FLIGHT_MS);
  }

  return {
    watch(destination, handlers) {
      const watcher: Watcher = { handlers, from: now() };
      let watched = all.get(destination);
      if (watched) {
        const { watchers } = watched;
        watchers.add(watcher);
        // What came before it was told to others only.
        const { coveredFrom, lastMessageAt } = watched;
        const since = readAt(watcher);
        const hasMissed = coveredFrom !== null && (since < coveredFrom || since < lastMessageAt);
        const tellIt = () => tell(watchers.has(watcher) ? [watcher] : [], ({ onRefetch }) => onRefetch?.());
        if (hasMissed) queueMicrotask(tellIt);
      } else {
        watched = {
          watchers: new Set([watcher]),
          seen: new Set(),
          known: { lastId: null, at: Number.NEGATIVE_INFINITY },
          coveredFrom: null,
          lastMessageAt: Number.NEGATIVE_INFINITY,
          isCurrent: false,
        };
        all.set(destination, watched);
        if (isConnected) subscribe(destination, watched);
      }

      const { watchers } = watched;
      return () => {
        if (!watchers.delete(watcher) || watchers.size > 0 || all.get(destination)?.watchers !== watchers)
          return;
        all.delete(destination);
        link.unsubscribe(destination);
      };
    },
    begin() {
      isConnected = true;
      for (const [destination, watched] of [...all]) subscribe(destination, watched);
    },
    pause() {
      isConnected = false;
      for (const watched of all.values()) watched.isCurrent = false;
    },
    receive(destination, { id, body, isRefetch }) {
      const watched = all.get(destination);
      if (!watched) return;
      const { seen, known, watchers } = watched;
      advance(watched);
      if (id !== null && seen.has(id)) return;
      watched.lastMessageAt = now();
      known.lastId = id;
      if (id !== null) remember(seen, id);
      if (isRefetch) return tell(watchers, ({ onRefetch }) => onRefetch?.());
      try {
        const message = { id, destination, body: JSON.parse(body) as unknown };
        tell(watchers, ({ onMessage }) => onMessage(message));
      } catch (error) {
        onError(error);
      }
    },
    confirm(destination) {
      const watched = all.get(destination);
      if (!watched) return;
      watched.isCurrent = true;
      advance(watched);
    },
    refuse(destination, { message, requestId }) {
      const watched = all.get(destination);
      if (!watched) return;
      all.delete(destination);
      const error = new RefusedError(destination, message, requestId);
      tell(watched.watchers, ({ onRefused }) => onRefused?.(error));
    },
    hear() {
      for (const watched of all.values()) advance(watched);
    },
  };
}

function remember(seen: Set<string>, id: string): void {
  seen.add(id);
  if (seen.size <= REMEMBERED_MESSAGES) return;
  for (const oldest of seen) {
    seen.delete(oldest);
    return;
  }
}
