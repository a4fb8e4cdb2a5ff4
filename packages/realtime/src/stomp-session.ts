import { Client, type IMessage, type IStompSocket, TickerStrategy } from '@stomp/stompjs';
import { chunksOf } from './chunks.ts';
import type { Refusal } from './errors.ts';
import { CHUNK_LENGTH, HEARTBEAT_MS } from './limits.ts';
import type { Received } from './link.ts';

/** The state of a socket that takes what is sent (HTML, WebSocket `readyState`); those above it are of one that closes. */
const OPEN = 1;

/** The subprotocols of STOMP, the best first. */
export const protocols = ['v12.stomp', 'v11.stomp', 'v10.stomp'];

/** One STOMP session over one socket: once it has ended it is of no more use. */
export interface StompSession {
  subscribe(destination: string, headers: Record<string, string>): void;
  unsubscribe(destination: string): void;
  send(destination: string, body: string): void;
  /** Says goodbye. The promise is kept when the socket has closed. */
  end(): Promise<void>;
  /** Drops the socket without waiting for anybody. */
  discard(): void;
}

export interface StompSessionEvents {
  onConnected(): void;
  onMessage(destination: string, received: Received): void;
  onReceipt(id: string): void;
  /** An ERROR frame. @param receiptId of the frame that was at fault, where that is known */
  onErrorFrame(refusal: Refusal, receiptId: string | undefined): void;
  onHeard(): void;
  onSocketError(): void;
  /** @param code the socket's close code, if there is one */
  onClosed(code: number | undefined): void;
}

/** Speaks STOMP over a socket that was just made. This is all that is known of stompjs in here. */
export function startStompSession(socket: IStompSocket, events: StompSessionEvents): StompSession {
  sendInChunks(socket);
  const client = new Client({
    webSocketFactory: () => socket,
    reconnectDelay: 0,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    // A page in the background has its timers slowed down, a worker has not. Outside of pages none can be made of a text.
    heartbeatStrategy: typeof document === 'undefined' ? TickerStrategy.Interval : TickerStrategy.Worker,
    discardWebsocketOnCommFailure: true,
    onConnect: events.onConnected,
    onHeartbeatReceived: events.onHeard,
    onUnhandledReceipt: ({ headers }) => events.onReceipt(headers['receipt-id'] ?? ''),
    onStompError: ({ headers, body }) =>
      events.onErrorFrame(
        { message: headers.message ?? body, requestId: headers['x-request-id'] ?? null },
        headers['receipt-id'],
      ),
    onWebSocketError: events.onSocketError,
    onWebSocketClose: (event: { code?: number } | undefined) => events.onClosed(event?.code),
  });
  client.activate();

  return {
    subscribe(destination, headers) {
      const receive = ({ headers, body }: IMessage) => {
        const isRefetch = headers.refetch === 'true';
        // It stands at no place among the messages: each is heard, and none is where others go on from.
        events.onMessage(destination, {
          id: isRefetch ? null : (headers['message-id'] ?? null),
          body,
          isRefetch,
        });
      };
      client.subscribe(destination, receive, { ...headers, id: destination });
    },
    unsubscribe: (destination) => client.unsubscribe(destination),
    send: (destination, body) =>
      client.publish({ destination, body, headers: { 'content-type': 'application/json' } }),
    end: () => client.deactivate(),
    discard() {
      void client.deactivate({ force: true });
      // stompjs knows its socket a moment after it was given.
      socket.close();
    },
  };
}

/** Makes a socket send long texts in pieces; stompjs would cut them inside a pair of surrogates. */
function sendInChunks(socket: IStompSocket): void {
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    // The other side has closed it, and that is told in a moment: a browser would complain of each frame.
    if (socket.readyState > OPEN) return;
    if (typeof data !== 'string') return send(data);
    for (const chunk of chunksOf(data, CHUNK_LENGTH)) send(chunk);
  };
}
