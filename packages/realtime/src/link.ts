import type { ConnectionState } from './connection-state.ts';
import type { Refusal } from './errors.ts';

/** What is known of a destination already; what is newer is asked for. */
export interface Known {
  /** The id of the last message; null where none has been seen. */
  lastId: string | null;
  /** A moment whose state is known, in milliseconds since the epoch. */
  at: number;
}

/** A message as it came. */
export interface Received {
  /** What the broker calls it, the same each time it comes. */
  id: string | null;
  /** The text of its body. */
  body: string;
  /** Whether the broker can't tell what was missed. */
  isRefetch: boolean;
}

/** What carries frames: a connection of one's own, or the one of another tab. */
export interface Link {
  open(): void;
  close(): Promise<void>;
  subscribe(destination: string, known: Known): void;
  unsubscribe(destination: string): void;
  /** Sends a text. @throws {NotConnectedError} while there is no connection */
  send(destination: string, body: string): void;
}

/** What a link tells of. */
export interface LinkEvents {
  /** `open` is told once for each connection: whatever is watched is then to be subscribed to. */
  onState(state: ConnectionState): void;
  onMessage(destination: string, received: Received): void;
  /** All that a subscription may have missed has come. */
  onCurrent(destination: string): void;
  onRefused(destination: string, refusal: Refusal): void;
  /** The broker is there, even if it has nothing to say. */
  onHeard(): void;
}
