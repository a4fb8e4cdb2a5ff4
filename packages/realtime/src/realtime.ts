import { createConnection } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import { NotConnectedError } from './errors.ts';
import type { Link, LinkEvents } from './link.ts';
import { type RealtimeOptions, systemClock } from './options.ts';
import { off } from './state-machine.ts';
import type { WatchHandlers } from './watch.ts';
import { createWatchers } from './watchers.ts';

/** A connection to a broker, be it of one's own or shared by all tabs. */
export interface Realtime {
  /**
   * Connects, and connects again whenever the connection is lost, until `close`.
   *
   * @throws {NoWebSocketError} where there is no `WebSocket`, and none was given
   */
  open(): void;
  /** Ends the connection. The promise is kept when it has ended; it never rejects. */
  close(): Promise<void>;
  /** Where the connection stands; the same object until that changes. */
  getState(): ConnectionState;
  /** Calls back after each change of the state. @returns what undoes it */
  subscribe(listener: () => void): () => void;
  /** Tells of the messages of a destination, whether there is a connection yet or not. @returns what undoes it */
  watch(destination: string, handlers: WatchHandlers): () => void;
  /** Watches a topic and what of it is sent to oneself: `/topic/x` and `/user/topic/x`. @returns what undoes it */
  watchTopic(topic: string, handlers: WatchHandlers): () => void;
  /** Sends a value as JSON. @throws {NotConnectedError} while the connection is not open */
  send(destination: string, body: unknown): void;
}

/** Makes a connection of one's own. It is closed until it is opened. */
export function createRealtime(options: RealtimeOptions): Realtime {
  return realtimeOver(options, (events) => createConnection(options, events));
}

/** What any link looks like from outside. */
export function realtimeOver(options: RealtimeOptions, createLink: (events: LinkEvents) => Link): Realtime {
  const { onError, log = console, clock = systemClock } = options;
  const listeners = new Set<() => void>();
  let state: ConnectionState = off;

  const link = createLink({
    onState(next) {
      state = next;
      if (next.status === 'open') watchers.begin();
      else watchers.pause();
      for (const listener of [...listeners]) listener();
    },
    onMessage: (destination, received) => watchers.receive(destination, received),
    onCurrent: (destination) => watchers.confirm(destination),
    onRefused: (destination, refusal) => watchers.refuse(destination, refusal),
    onHeard: () => watchers.hear(),
  });
  const watchers = createWatchers(
    link,
    () => clock.now(),
    (error) => onError?.(error),
  );

  return {
    open: link.open,
    close: link.close,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: watchers.watch,
    watchTopic(topic, handlers) {
      const undos = [topic, `/user${topic}`].map((destination) => watchers.watch(destination, handlers));
      return () => {
        for (const undo of undos) undo();
      };
    },
    send(destination, body) {
      if (state.status !== 'open') {
        const error = new NotConnectedError();
        log.error(error.message);
        throw error;
      }
      link.send(destination, JSON.stringify(body));
    },
  };
}
