import type { ConnectionState } from '@tatami/realtime';
import type { Frame } from './read-frames.ts';

export type Direction = 'in' | 'out';

/** Something that happened on the line. */
export type Event =
  | { kind: 'frame'; direction: Direction; frame: Frame }
  | { kind: 'beat'; direction: Direction }
  | { kind: 'state'; state: ConnectionState }
  | { kind: 'opened'; protocol: string }
  | { kind: 'failed' }
  | { kind: 'closed'; code: number }
  | { kind: 'refused'; message: string };

/** What is kept of it: heart-beats that follow each other are one entry. */
export type Entry = { id: number; at: number } & (
  | Exclude<Event, { kind: 'beat' }>
  | { kind: 'beats'; in: number; out: number }
);

/** How many entries are kept: the newest. */
export const KEPT = 300;

export interface Traffic {
  /** What happened, the newest last; the same until something happens. */
  get(): readonly Entry[];
  subscribe(listener: () => void): () => void;
  add(event: Event): void;
  clear(): void;
}

/** Keeps what goes by on a line, for somebody to look at. */
export function keepTraffic(now: () => number = Date.now): Traffic {
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let lastId = 0;

  function show(next: readonly Entry[]): void {
    entries = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(event) {
      const last = entries.at(-1);
      const follows = event.kind === 'beat' && last?.kind === 'beats';
      const before = follows ? entries.slice(0, -1) : entries.slice(1 - KEPT);
      const id = follows ? last.id : ++lastId;
      const counted = follows ? last : { in: 0, out: 0 };
      const entry =
        event.kind === 'beat'
          ? {
              kind: 'beats' as const,
              in: counted.in + Number(event.direction === 'in'),
              out: counted.out + Number(event.direction === 'out'),
            }
          : event;
      show([...before, { ...entry, id, at: now() }]);
    },
    clear: () => show([]),
  };
}
