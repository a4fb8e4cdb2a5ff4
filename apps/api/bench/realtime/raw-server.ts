import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** The floor: what comes on one socket goes out on every other as it is, one buffer for all. No rights, no STOMP. */
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  perMessageDeflate: false,
  skipUTF8Validation: true,
});
const subscribers = new Set<WebSocket>();
server.on('connection', (socket, { url }) => {
  if (url === '/subscriber') {
    subscribers.add(socket);
    socket.on('close', () => subscribers.delete(socket));
  } else
    socket.on('message', (body: Buffer) => {
      for (const subscriber of subscribers) subscriber.send(body, { binary: false });
    });
});

process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
server.on('listening', () => process.send?.((server.address() as AddressInfo).port));
