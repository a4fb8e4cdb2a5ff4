/** How long a message is kept for whom it may have missed. */
export const KEPT_MS = 10 * 60_000;
/** How much of a topic is kept at most, in characters. */
const KEPT_LENGTH = 262_144;
/** How much earlier than what was seen last others may have been on their way. */
export const OVERLAP_MS = 5_000;

export interface Told {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  body: string;
}

/** What a client knows already: the last message it has seen, or else for how many milliseconds it may have missed some. */
export interface Known {
  lastId?: string | undefined;
  age?: number | undefined;
}

/** What is known here of what other servers have told. */
export interface Horizon {
  /** Whether a message was told here, or is one of those that came before this server did. */
  knows(id: string): boolean;
  /** The moment since which messages of other servers may be missing here, in milliseconds since the epoch; now, where none are. */
  wholeUntil(): number;
}

/** The last messages of one topic. */
export interface Recent {
  add(told: Told): void;
  /** What a client may have missed, in its order; some of it the client may have seen. Null where that is not known. */
  since(known: Known, now: number): readonly Told[] | null;
}

/** @param from when the server began, in milliseconds since the epoch */
export function createRecent(from: number, { knows, wholeUntil }: Horizon): Recent {
  const kept: Told[] = [];
  let isCompleteFrom = from;
  let length = 0;
  return {
    add(told) {
      kept.push(told);
      length += told.body.length;
      while (kept[0] && (length > KEPT_LENGTH || kept[0].at < told.at - KEPT_MS)) {
        isCompleteFrom = kept[0].at + 1;
        length -= kept[0].body.length;
        kept.shift();
      }
    },
    since({ lastId, age }, now) {
      const last = lastId === undefined ? undefined : kept.find(({ id }) => id === lastId);
      // What the client has heard elsewhere may stand before what has not come here.
      if (lastId !== undefined && !last && !knows(lastId)) return null;
      const gap = wholeUntil();
      const missing = gap < now ? gap - OVERLAP_MS : now;
      const since = last ? last.at - OVERLAP_MS : now - (age ?? Number.POSITIVE_INFINITY);
      const start = Math.min(since, missing);
      if (start < isCompleteFrom) return null;
      return kept.filter(({ at, id }) => at >= start && id !== lastId);
    },
  };
}
