import type { ConnectionState } from './connection-state.ts';
import type { Known, Received } from './link.ts';

/** What a tab asks of the one that leads. */
export type Request =
  | { type: 'join' }
  | { type: 'subscribe'; destination: string; known: Known }
  | { type: 'unsubscribe'; destination: string }
  | { type: 'send'; destination: string; body: string };

/** What a tab asks, and which one it is. */
export type FromTab = Request & { tab: string };

/** What the tab that leads tells all. */
export type FromHub =
  /** The `connection` is another one each time it is open anew. */
  | { type: 'state'; state: ConnectionState; connection: string }
  | { type: 'message'; destination: string; received: Received }
  | { type: 'current'; destination: string; tabs: string[] }
  | { type: 'refused'; destination: string; reason: string; requestId: string | null }
  | { type: 'heard' }
  /** The session of all has ended. */
  | { type: 'signed-out' };
