/**
 * Where one realtime connection stands. Read `status` first; only a closed connection says more.
 *
 * `open` → `closing` → `closed` is a connection that was told to end. `open` → `closed` is one that was lost.
 */
export type ConnectionState =
  | {
      /** The socket is being opened, or the server has not yet accepted the session. */
      status: 'connecting';
    }
  | {
      /** Messages come and go. */
      status: 'open';
    }
  | {
      /** The connection was told to end, and what is on its way is let through. */
      status: 'closing';
    }
  | {
      /** There is no connection; `retryAt` says whether there will be one. */
      status: 'closed';
      /**
       * When it will connect again, in milliseconds since the epoch. `null` means it is off: it stays closed
       * until someone opens it.
       */
      retryAt: number | null;
    };

/** What several connections amount to, for one small light that shows them all. */
export type ConnectionSummary = 'none' | 'open' | 'closed' | 'mixed';

/**
 * Sums up connections for an indicator: `none` when there are none (grey), `open` when all are (green),
 * `closed` when all are (red), and otherwise `mixed` (yellow). A connection that waits to retry counts as
 * closed, for until then nothing comes through it.
 */
export function summarizeConnections(states: Iterable<ConnectionState>): ConnectionSummary {
  const [first, ...others] = new Set(Array.from(states, ({ status }) => status));
  if (!first) return 'none';
  const isOneAndFinal = others.length === 0 && (first === 'open' || first === 'closed');
  return isOneAndFinal ? first : 'mixed';
}
