/** How long a message is kept for whom it may have missed. */
const KEPT_MS = 10 * 60_000;
/** How much of a topic is kept at most, in characters. */
const KEPT_LENGTH = 262_144;
/** How much earlier than what was seen last others may have been on their way. */
const OVERLAP_MS = 5_000;

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

/** The last messages of one topic. */
export interface Recent {
  add(told: Told): void;
  /** What a client may have missed, in its order; some of it the client may have seen. Null where that is not known. */
  since(known: Known, now: number): readonly Told[] | null;
}

/** @param from when the topic began to be listened to, in milliseconds since the epoch */
export function createRecent(from: number): Recent {
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
      const start = last ? last.at - OVERLAP_MS : now - (age ?? Number.POSITIVE_INFINITY);
      if (start < isCompleteFrom) return null;
      return kept.filter(({ at, id }) => at >= start && id !== lastId);
    },
  };
}
