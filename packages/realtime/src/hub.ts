import { createConnection } from './connection.ts';
import type { Received } from './link.ts';
import type { RealtimeOptions } from './options.ts';
import { off } from './state-machine.ts';
import type { FromHub, FromTab } from './tab-messages.ts';

/** The most that tabs may differ in when they last heard the broker, in milliseconds. */
const APART_MS = 1_000;

/** A destination that the connection is subscribed to, for one tab or for more. */
interface Shared {
  tabs: Set<string>;
  /** The moment since when each message has been passed on, in milliseconds since the epoch. */
  from: number;
  /** When the last message was passed on, in milliseconds since the epoch. */
  lastMessageAt: number;
  lastId: string | null;
  isCurrent: boolean;
}

/** What the tab that leads does for all: it has the connection, and passes on what comes. */
export interface Hub {
  hear(message: FromTab): void;
  /** Ends what a tab that is gone has asked for. */
  forget(tab: string): void;
  close(): Promise<void>;
}

/**
 * Opens the connection for all tabs.
 *
 * It holds nothing that is needed when it is gone. Every tab knows what it has seen, says so with each subscription, and
 * passes over what comes to it twice; so whatever one of them may have missed is asked for again, and sent to all.
 * @param name names its connections; no other hub has the same
 */
export function createHub(
  options: RealtimeOptions,
  name: string,
  now: () => number,
  tell: (message: FromHub) => void,
): Hub {
  const shared = new Map<string, Shared>();
  let count = 0;
  let state: FromHub = { type: 'state', state: off, connection: '' };

  const connection = createConnection(
    { ...options, logOut: () => tell({ type: 'signed-out' }) },
    {
      onState(next) {
        shared.clear();
        if (next.status === 'open') count += 1;
        state = { type: 'state', state: next, connection: `${name}/${count}` };
        tell(state);
      },
      onMessage(destination, received) {
        note(destination, received);
        tell({ type: 'message', destination, received });
      },
      onCurrent(destination) {
        const held = shared.get(destination);
        if (!held) return;
        held.isCurrent = true;
        tell({ type: 'current', destination, tabs: [...held.tabs] });
      },
      onRefused(destination, { message, requestId }) {
        shared.delete(destination);
        tell({ type: 'refused', destination, reason: message, requestId });
      },
      onHeard: () => tell({ type: 'heard' }),
    },
  );

  function note(destination: string, { id }: Received): void {
    const held = shared.get(destination);
    if (!held) return;
    held.lastMessageAt = now();
    held.lastId = id;
  }

  function subscribe({ tab, destination, known }: FromTab & { type: 'subscribe' }): void {
    const held = shared.get(destination);
    const hasSeenLast = held?.lastId != null && held.lastId === known.lastId;
    const isCovered = held && (hasSeenLast || (held.from <= known.at && held.lastMessageAt <= known.at));
    if (isCovered) {
      held.tabs.add(tab);
      if (held.isCurrent) tell({ type: 'current', destination, tabs: [tab] });
      return;
    }
    const at = known.at - APART_MS;
    if (held) connection.unsubscribe(destination);
    shared.set(destination, {
      tabs: new Set(held?.tabs).add(tab),
      // After a message the broker begins there, and not at a moment.
      from: Math.min(held?.from ?? now(), known.lastId === null ? at : now()),
      lastMessageAt: held?.lastMessageAt ?? Number.NEGATIVE_INFINITY,
      lastId: known.lastId,
      isCurrent: false,
    });
    connection.subscribe(destination, { ...known, at });
  }

  function unsubscribe(tab: string, destination: string): void {
    const held = shared.get(destination);
    if (!held?.tabs.delete(tab) || held.tabs.size > 0) return;
    shared.delete(destination);
    connection.unsubscribe(destination);
  }

  function forget(tab: string): void {
    for (const destination of [...shared.keys()]) unsubscribe(tab, destination);
  }

  function hear(message: FromTab): void {
    switch (message.type) {
      case 'join':
        connection.open();
        tell(state);
        break;
      case 'subscribe':
        subscribe(message);
        break;
      case 'unsubscribe':
        unsubscribe(message.tab, message.destination);
        break;
      case 'send':
        try {
          connection.send(message.destination, message.body);
        } catch (error) {
          // It was lost while the message was on its way from the other tab.
          options.onError?.(error);
        }
    }
  }

  connection.open();
  return { hear, forget, close: connection.close };
}
