import type { RefusedError } from './errors.ts';

/** A message that was sent to a destination. */
export interface RealtimeMessage {
  /** What the broker calls it; null where the broker gives no ids. */
  id: string | null;
  /** Where it was sent to. */
  destination: string;
  /** What was sent, parsed from its JSON. */
  body: unknown;
}

/** What whoever watches a destination wants to be told. */
export interface WatchHandlers {
  /** Receives each message once. */
  onMessage(message: RealtimeMessage): void;
  /** Receives that messages may have been missed, and that what is shown is to be read anew. */
  onRefetch?: (() => void) | undefined;
  /** Receives that the broker would not have the destination watched. Nothing comes of it from then on. */
  onRefused?: ((error: RefusedError) => void) | undefined;
  /**
   * Tells when what is shown was read, in milliseconds since the epoch, so that what changed since is told too: the
   * moment before it was asked for. `undefined`, and no handler, stand for the moment when the watching began.
   */
  since?: (() => number | undefined) | undefined;
}
