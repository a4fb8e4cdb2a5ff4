import { createHub, type Hub } from './hub.ts';
import type { Link, LinkEvents } from './link.ts';
import { type RealtimeOptions, systemClock } from './options.ts';
import { createRealtime, type Realtime, realtimeOver } from './realtime.ts';
import { off } from './state-machine.ts';
import type { FromHub, FromTab, Request } from './tab-messages.ts';

/** The part of the browser's `LockManager` that is needed. */
export interface Locks {
  /** Waits for a lock, and holds it until what the callback gives is settled. Rejects when the signal says so before. */
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<void>;
}

/** The part of the browser's `BroadcastChannel` that is needed. */
export interface Channel {
  /** Sends to all other channels of the name. */
  postMessage(message: unknown): void;
  /** Receives what the others send. */
  onmessage: ((event: { data: unknown }) => void) | null;
  /** Receives no more. */
  close(): void;
}

/** How a connection is made that all tabs of a session share. */
export interface SharedRealtimeOptions extends RealtimeOptions {
  /** What only tabs of the same session have in common: theirs is the connection. */
  name: string;
  /** The locks; the browser's, unless told otherwise. */
  locks?: Locks | undefined;
  /** Makes a channel to the other tabs; a `BroadcastChannel`, unless told otherwise. */
  createChannel?: ((name: string) => Channel) | undefined;
}

/**
 * Makes a connection that all tabs of a session share: one of them has it, and another takes over when that one is gone.
 * Where the browser has no locks or no channels, each tab has a connection of its own.
 */
export function createSharedRealtime(options: SharedRealtimeOptions): Realtime {
  const browser = globalThis as {
    navigator?: { locks?: Locks };
    BroadcastChannel?: new (name: string) => Channel;
  };
  const locks = options.locks ?? browser.navigator?.locks;
  const { BroadcastChannel } = browser;
  const createChannel =
    options.createChannel ?? (BroadcastChannel && ((name: string) => new BroadcastChannel(name)));
  if (!locks || !createChannel) return createRealtime(options);
  return realtimeOver(options, (events) => createTab({ ...options, locks, createChannel }, events));
}

type TabOptions = SharedRealtimeOptions & { locks: Locks; createChannel: (name: string) => Channel };

/** A stay of a tab with those that share: from `open` to `close`. */
interface Stay {
  tab: string;
  channel: Channel;
  /** What this tab does for all while it leads. */
  hub: Hub | null;
  /** The tabs that the hub watches over. */
  guests: Set<string>;
  /** Whether its own lock is held, by which the others know that it is there. */
  isHere: boolean;
  /** The connection that is open, as far as this tab has been told. */
  connection: string | null;
  end: AbortController;
}

function createTab(options: TabOptions, events: LinkEvents): Link {
  const { name, locks, createChannel, clock = systemClock, logOut, onError } = options;
  let stay: Stay | null = null;
  let ending = Promise.resolve();

  /** Waits for a lock and holds it until the stay ends. */
  function hold({ end: { signal } }: Stay, lock: string, onHeld: () => void): void {
    const untilTheEnd = () => {
      onHeld();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    locks.request(lock, { signal }, untilTheEnd).catch((error) => {
      if (!signal.aborted) onError?.(error);
    });
  }

  const lockOf = (tab: string) => `${name}/tab/${tab}`;

  function lead(own: Stay): void {
    own.hub = createHub(
      options,
      own.tab,
      () => clock.now(),
      (message) => {
        if (own !== stay) return;
        own.channel.postMessage(message);
        follow(own, message);
      },
    );
  }

  /** Does what another tab has asked for; once that one is gone, its lock is free. */
  function serve({ hub, guests, end: { signal } }: Stay, message: FromTab): void {
    if (!hub) return;
    const { tab } = message;
    hub.hear(message);
    if (guests.has(tab)) return;
    guests.add(tab);
    const forget = async () => {
      guests.delete(tab);
      hub.forget(tab);
    };
    locks.request(lockOf(tab), { signal }, forget).catch(() => {
      // This tab leads no more.
    });
  }

  function follow(own: Stay, message: FromHub): void {
    if (own !== stay || !own.isHere) return;
    switch (message.type) {
      case 'state': {
        const connection = message.state.status === 'open' ? message.connection : null;
        // It is said again to whoever has just come.
        if (connection !== null && connection === own.connection) break;
        own.connection = connection;
        events.onState(message.state);
        break;
      }
      case 'message':
        events.onMessage(message.destination, message.received);
        break;
      case 'current':
        if (message.tabs.includes(own.tab)) events.onCurrent(message.destination);
        break;
      case 'refused':
        events.onRefused(message.destination, { message: message.reason, requestId: message.requestId });
        break;
      case 'heard':
        events.onHeard();
        break;
      case 'signed-out':
        void link.close();
        logOut?.();
        break;
    }
  }

  function ask(request: Request): void {
    if (!stay) return;
    const { tab, hub, channel } = stay;
    const message: FromTab = { tab, ...request };
    if (hub) hub.hear(message);
    else channel.postMessage(message);
  }

  async function leave({ hub, end, channel }: Stay): Promise<void> {
    events.onState({ status: 'closing' });
    // Until another tab leads, nobody has a connection.
    if (hub) channel.postMessage({ type: 'state', state: { status: 'connecting' }, connection: '' });
    end.abort();
    channel.close();
    await hub?.close();
    if (!stay) events.onState(off);
  }

  const link: Link = {
    open() {
      if (stay) {
        ask({ type: 'join' });
        return;
      }
      const own: Stay = {
        tab: crypto.randomUUID(),
        channel: createChannel(name),
        hub: null,
        guests: new Set(),
        isHere: false,
        connection: null,
        end: new AbortController(),
      };
      stay = own;
      own.channel.onmessage = ({ data }) => {
        const message = data as FromTab | FromHub;
        if ('tab' in message) serve(own, message);
        else follow(own, message);
      };
      events.onState({ status: 'connecting' });
      hold(own, lockOf(own.tab), () => {
        own.isHere = true;
        ask({ type: 'join' });
      });
      hold(own, `${name}/hub`, () => lead(own));
    },
    close() {
      if (stay) {
        const own = stay;
        stay = null;
        ending = leave(own);
      }
      return ending;
    },
    subscribe: (destination, known) => ask({ type: 'subscribe', destination, known }),
    unsubscribe: (destination) => ask({ type: 'unsubscribe', destination }),
    send: (destination, body) => ask({ type: 'send', destination, body }),
  };
  return link;
}
