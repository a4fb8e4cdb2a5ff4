import type { ConnectionState } from './connection-state.ts';

/** What happens to a connection. */
export type ConnectionEvent =
  /** It is told to connect, by its owner or by the clock. */
  | { type: 'connect' }
  /** The server has accepted the session. */
  | { type: 'connected' }
  /** It is told to end. */
  | { type: 'close' }
  /** The socket is gone, or never came to be. */
  | { type: 'lost'; retryAt: number };

/** The state after an event. An event that means nothing in a state leaves it the very same object. */
export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'connect':
      return state.status === 'closed' ? { status: 'connecting' } : state;
    case 'connected':
      return state.status === 'connecting' ? { status: 'open' } : state;
    case 'close':
      if (state.status === 'closed') return state.retryAt === null ? state : off;
      return state.status === 'closing' ? state : { status: 'closing' };
    case 'lost':
      if (state.status === 'closed') return state;
      return state.status === 'closing' ? off : { status: 'closed', retryAt: event.retryAt };
  }
}

/** The state of a connection that nobody has opened. */
export const off: ConnectionState = { status: 'closed', retryAt: null };
