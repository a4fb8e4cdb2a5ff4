import net from 'node:net';
import tls from 'node:tls';
import { Client, type IStompSocket, StompSocketState, Versions } from '@stomp/stompjs';
import type { Link, LinkEvents } from './peers.ts';

/** RabbitMQ's topic exchange brings what is sent there to every server that listens (its STOMP guide, "Topic Destinations"). */
const DESTINATION = '/topic/tatami.news';
const AGAIN_MS = 1_000;
const BEAT_MS = 5_000;
const CONNECT_MS = 5_000;

const ports = { 'stomp:': 61_613, 'stomp+ssl:': 61_614 } as const;

interface Events extends LinkEvents {
  onError: (error: Error) => void;
}

/**
 * Connects to the RabbitMQ of `BROKER_URL`, over STOMP in TCP, and again each second while it is away.
 *
 * @param url `stomp://name:password@host:port/virtual-host`, or `stomp+ssl:` for TLS
 */
export function connectBroker(url: string, { onText, onUp, onDown, onError }: Events): Link {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'stomp+ssl:';
  const address = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || ports[isSecure ? 'stomp+ssl:' : 'stomp:'],
  };
  const client = new Client({
    webSocketFactory: () => socketOver(isSecure ? tls.connect(address) : net.connect(address), onError),
    stompVersions: new Versions([Versions.V1_2]),
    connectHeaders: {
      login: decodeURIComponent(username) || 'guest',
      passcode: decodeURIComponent(password) || 'guest',
      host: decodeURIComponent(pathname.slice(1)) || '/',
    },
    reconnectDelay: AGAIN_MS,
    connectionTimeout: CONNECT_MS,
    heartbeatIncoming: BEAT_MS,
    heartbeatOutgoing: BEAT_MS,
    discardWebsocketOnCommFailure: true,
    onConnect() {
      client.subscribe(DESTINATION, ({ body }) => onText(body));
      onUp();
    },
    onStompError: ({ headers, body }) =>
      onError(new Error(`The broker says: ${headers.message ?? ''} ${body}`)),
    onWebSocketClose: () => onDown(),
  });
  client.activate();
  return {
    get isUp() {
      return client.connected;
    },
    send: (text) => client.publish({ destination: DESTINATION, body: text }),
    close: () => client.deactivate(),
  };
}

/** Gives a socket of TCP the face that the library knows: that of a WebSocket. */
function socketOver(socket: net.Socket, onError: (error: Error) => void): IStompSocket {
  socket.setNoDelay(true);
  const face: IStompSocket = {
    url: '',
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    get readyState() {
      if (socket.connecting) return StompSocketState.CONNECTING;
      if (socket.destroyed) return StompSocketState.CLOSED;
      return socket.writable ? StompSocketState.OPEN : StompSocketState.CLOSING;
    },
    send: (data) => void socket.write(data as string | Uint8Array),
    close: () => void socket.end(),
    terminate: () => void socket.destroy(),
  };
  socket.on(socket instanceof tls.TLSSocket ? 'secureConnect' : 'connect', () => face.onopen?.());
  // A copy: the library takes the whole buffer behind it.
  socket.on('data', (data: Buffer) => face.onmessage?.({ data: new Uint8Array(data).buffer }));
  socket.on('error', (error) => {
    onError(error);
    face.onerror?.(error);
  });
  socket.on('close', () => face.onclose?.({}));
  return face;
}
