import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Subscriber {
  socket: WebSocket;
  destination: string;
  id: string;
}

/** A STOMP 1.2 broker with as much as the tests need, which sends again what was missed. */
export interface BrokerServer {
  url: string;
  /** How many sockets are open. */
  connections(): number;
  /** The commands that came, with their destinations or ids. */
  log: string[];
  subscribers(destination: string): number;
  /** Sends to all who have subscribed. */
  publish(destination: string, body: unknown): void;
  /** Ends all connections. @param code the close code; without one, the sockets are cut off */
  drop(code?: number): void;
  /** What may not be subscribed to. */
  refused: Set<string>;
  close(): Promise<void>;
}

export async function startBroker(): Promise<BrokerServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const subscribers = new Set<Subscriber>();
  const published: { id: string; at: number; destination: string; body: string }[] = [];
  const log: string[] = [];
  const refused = new Set<string>();
  let count = 0;

  const say = (socket: WebSocket, command: string, headers: Record<string, string>, body = '') => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${escaped(value)}\n`);
    socket.send(`${command}\n${lines.join('')}\n${body}\0`);
  };
  const deliver = ({ socket, id: subscription }: Subscriber, message: (typeof published)[number]) =>
    say(
      socket,
      'MESSAGE',
      { subscription, destination: message.destination, 'message-id': message.id },
      message.body,
    );

  function hear(socket: WebSocket, command: string, headers: Record<string, string>, body: string): void {
    const { destination = '', id = '', receipt } = headers;
    log.push(`${command} ${destination || id}`.trim());
    if (command === 'CONNECT') say(socket, 'CONNECTED', { version: '1.2', 'heart-beat': '0,0' });
    if (command === 'SUBSCRIBE') {
      if (refused.has(destination)) {
        say(socket, 'ERROR', { message: 'Not for you', 'receipt-id': receipt ?? '' });
        socket.close(1008);
        return;
      }
      const subscriber = { socket, destination, id };
      subscribers.add(subscriber);
      const of = published.filter((message) => message.destination === destination);
      const last = of.findIndex((message) => message.id === headers['last-message-id']);
      const missed =
        last >= 0 ? of.slice(last) : of.filter(({ at }) => at >= Date.now() - Number(headers.age ?? 0));
      for (const message of missed) deliver(subscriber, message);
    }
    if (command === 'UNSUBSCRIBE')
      for (const each of subscribers) if (each.socket === socket && each.id === id) subscribers.delete(each);
    if (command === 'SEND') publish(destination, JSON.parse(body));
    if (receipt !== undefined) say(socket, 'RECEIPT', { 'receipt-id': receipt });
    if (command === 'DISCONNECT') socket.close(1000);
  }

  function publish(destination: string, body: unknown): void {
    count += 1;
    const message = { id: `m-${count}`, at: Date.now(), destination, body: JSON.stringify(body) };
    published.push(message);
    for (const each of subscribers) if (each.destination === destination) deliver(each, message);
  }

  server.on('connection', (socket) => {
    let text = '';
    socket.on('message', (data) => {
      text += String(data);
      for (let end = text.indexOf('\0'); end >= 0; end = text.indexOf('\0')) {
        const [head = '', body = ''] = text.slice(0, end).trimStart().split('\n\n');
        text = text.slice(end + 1);
        const [command = '', ...lines] = head.split('\n');
        const headers = lines.map((line) => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1).replaceAll('\\c', ':'),
        ]);
        hear(socket, command, Object.fromEntries(headers), body);
      }
    });
    socket.on('close', () => {
      for (const each of subscribers) if (each.socket === socket) subscribers.delete(each);
    });
  });

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => [...server.clients].filter(({ readyState }) => readyState === 1).length,
    log,
    subscribers: (destination) => [...subscribers].filter((each) => each.destination === destination).length,
    publish,
    drop(code) {
      for (const socket of server.clients) {
        if (code === undefined) socket.terminate();
        else socket.close(code);
      }
    },
    refused,
    async close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll(':', '\\c');
