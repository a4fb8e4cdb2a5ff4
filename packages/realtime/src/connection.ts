import type { ConnectionState } from './connection-state.ts';
import {
  BrokerError,
  ConnectTimeoutError,
  NotConnectedError,
  NoWebSocketError,
  type Refusal,
} from './errors.ts';
import { CLOSE_TIMEOUT_MS, CONNECT_TIMEOUT_MS, RECONNECT_MS, SESSION_ENDED } from './limits.ts';
import type { Link, LinkEvents } from './link.ts';
import { type RealtimeOptions, systemClock } from './options.ts';
import { createSignOut } from './sign-out.ts';
import { type ConnectionEvent, off, transition } from './state-machine.ts';
import { protocols, type StompSession, startStompSession } from './stomp-session.ts';

/** The age of what was never read, in milliseconds: as much as twelve digits say. */
const LONGEST_AGE_MS = 999_999_999_999;

/** One try to be connected, from asking for the address until the socket is gone. */
interface Attempt {
  /** Null until there is a socket. */
  session: StompSession | null;
  /** The receipt that the last SUBSCRIBE of a destination asked for. */
  receipts: Map<string, string>;
  hasFailed: boolean;
  wasRefused: boolean;
}

/** Keeps one connection to a broker: makes it, makes it again when it is lost, and ends it. */
export function createConnection(options: RealtimeOptions, events: LinkEvents): Link {
  const { url, onError, clock = systemClock } = options;
  const createSocket = options.createSocket ?? ((address, names) => new WebSocket(address, names));
  const signOut = createSignOut(options, () => void link.close());
  /** What the broker said no to; asked again, it would end the connection again. */
  const refusals = new Map<string, Refusal>();
  let state: ConnectionState = off;
  let current: Attempt | null = null;
  let timer: unknown;
  let closed: { promise: Promise<void>; keep: () => void } | null = null;
  let isWantedAgain = false;
  let receiptCount = 0;

  function dispatch(event: ConnectionEvent): void {
    const next = transition(state, event);
    if (next === state) return;
    state = next;
    events.onState(state);
  }

  function connect(): void {
    const attempt: Attempt = { session: null, receipts: new Map(), hasFailed: false, wasRefused: false };
    current = attempt;
    timer = clock.setTimeout(() => fail(attempt, new ConnectTimeoutError()), CONNECT_TIMEOUT_MS);
    dispatch({ type: 'connect' });
    void start(attempt);
  }

  async function start(attempt: Attempt): Promise<void> {
    try {
      const address = await url();
      if (attempt === current) attempt.session = startSession(attempt, address);
    } catch (error) {
      fail(attempt, error);
    }
  }

  function startSession(attempt: Attempt, address: string): StompSession {
    /** Lets an event through while it is of the attempt that counts. */
    const ifCurrent =
      <Args extends unknown[]>(handle: (...args: Args) => void) =>
      (...args: Args): void => {
        if (attempt === current) handle(...args);
      };
    return startStompSession(createSocket(address, protocols), {
      onConnected: ifCurrent(() => {
        if (state.status !== 'connecting') return;
        clock.clearTimeout(timer);
        dispatch({ type: 'connected' });
      }),
      onMessage: ifCurrent(events.onMessage),
      onReceipt: ifCurrent((id) => {
        const destination = destinationOf(attempt, id);
        if (destination !== undefined) events.onCurrent(destination);
      }),
      onErrorFrame: ifCurrent((refusal, receiptId) => {
        const destination = destinationOf(attempt, receiptId);
        if (destination === undefined)
          return fail(attempt, new BrokerError(refusal.message, refusal.requestId));
        attempt.wasRefused = true;
        refusals.set(destination, refusal);
        events.onRefused(destination, refusal);
        drop(attempt);
      }),
      onHeard: ifCurrent(events.onHeard),
      onSocketError: ifCurrent(() => {
        attempt.hasFailed = true;
      }),
      onClosed: ifCurrent((code) => {
        attempt.hasFailed ||= code === SESSION_ENDED;
        lose(attempt);
      }),
    });
  }

  function fail(attempt: Attempt, error: unknown): void {
    if (attempt !== current) return;
    onError?.(error);
    drop(attempt);
  }

  function drop(attempt: Attempt): void {
    if (attempt !== current) return;
    lose(attempt);
    attempt.session?.discard();
  }

  function lose({ hasFailed, wasRefused }: Attempt): void {
    current = null;
    clock.clearTimeout(timer);
    if (!wasRefused) refusals.clear();
    const delay = wasRefused ? 0 : RECONNECT_MS;
    dispatch({ type: 'lost', retryAt: clock.now() + delay });
    closed?.keep();
    closed = null;
    if (isWantedAgain) link.open();
    if (state.status !== 'closed' || state.retryAt === null) return;
    timer = clock.setTimeout(connect, delay);
    if (hasFailed) signOut.suspect();
  }

  function end(attempt: Attempt): void {
    closed = promiseToKeep();
    if (!attempt.session) {
      lose(attempt);
      return;
    }
    timer = clock.setTimeout(() => drop(attempt), CLOSE_TIMEOUT_MS);
    void attempt.session.end().then(() => drop(attempt));
  }

  const link: Link = {
    open() {
      if (!options.createSocket && typeof WebSocket === 'undefined') throw new NoWebSocketError();
      isWantedAgain = state.status === 'closing';
      if (state.status !== 'closed') return;
      signOut.renew();
      clock.clearTimeout(timer);
      connect();
    },
    close() {
      isWantedAgain = false;
      signOut.renew();
      if (state.status !== 'closing') {
        clock.clearTimeout(timer);
        dispatch({ type: 'close' });
        if (current) end(current);
      }
      return closed?.promise ?? Promise.resolve();
    },
    subscribe(destination, { lastId, at }) {
      const refusal = refusals.get(destination);
      if (refusal !== undefined) return queueMicrotask(() => events.onRefused(destination, refusal));
      if (state.status !== 'open' || !current?.session) return;
      receiptCount += 1;
      const receipt = `subscribe-${receiptCount}`;
      current.receipts.set(destination, receipt);
      const age = Math.min(Math.max(0, Math.round(clock.now() - at)), LONGEST_AGE_MS);
      current.session.subscribe(destination, {
        receipt,
        age: String(age),
        ...(lastId !== null && { 'last-message-id': lastId }),
      });
    },
    unsubscribe(destination) {
      if (state.status === 'open') current?.session?.unsubscribe(destination);
    },
    send(destination, body) {
      if (state.status !== 'open' || !current?.session) throw new NotConnectedError();
      current.session.send(destination, body);
    },
  };
  return link;
}

/** The destination whose last SUBSCRIBE asked for this receipt. */
function destinationOf({ receipts }: Attempt, id: string | undefined): string | undefined {
  for (const [destination, receipt] of receipts) if (receipt === id) return destination;
  return undefined;
}

/** `Promise.withResolvers`, which Node has since 22. */
function promiseToKeep(): { promise: Promise<void>; keep: () => void } {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}
