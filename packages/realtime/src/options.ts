import type { IStompSocket } from '@stomp/stompjs';

/** The time, and what happens later: the global one, unless a test brings its own. */
export interface Clock {
  /** The time, in milliseconds since the epoch. */
  now(): number;
  /** Calls back once, after a number of milliseconds. @returns what `clearTimeout` takes */
  setTimeout(callback: () => void, delay: number): unknown;
  /** Forgets a call that `setTimeout` promised. */
  clearTimeout(timer: unknown): void;
}

/** How a connection is made, and whom it tells what. */
export interface RealtimeOptions {
  /** Gives the address, `ws:` or `wss:`. It is asked each time the connection is made, so that it can carry a fresh ticket. */
  url: () => string | Promise<string>;
  /**
   * What an error of the socket, or its close code 4401, leads to: `verify` asks `isSignedIn` first, `logout` logs
   * out at once. `verify` unless told otherwise: a browser raises the same error where there is no network.
   */
  onSocketError?: 'verify' | 'logout' | undefined;
  /** Tells whether the session still holds. Where it rejects, nothing is known, and nothing is done. */
  isSignedIn?: (() => Promise<boolean>) | undefined;
  /** Receives that the session has ended, after the connection was told to end for good. */
  logOut?: (() => void) | undefined;
  /** Receives what went wrong and is tried again: no address, no answer in time, an ERROR frame, a handler that threw. */
  onError?: ((error: unknown) => void) | undefined;
  /** Where a refused `send` is written down; the console, unless told otherwise. */
  log?: { error(message: string): void } | undefined;
  /** The clock; the global one, unless told otherwise. */
  clock?: Clock | undefined;
  /**
   * Makes the socket, with the subprotocols that it may agree on; a `WebSocket`, unless told otherwise. Node has one since
   * 22; before, the package `ws` has.
   */
  createSocket?: ((url: string, protocols: string[]) => IStompSocket) | undefined;
}

/** The global clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
};
