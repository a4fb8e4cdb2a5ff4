import { createRealtime, type Realtime, type RealtimeOptions } from '@tatami/realtime';
import { readFrames } from './read-frames.ts';
import { type Direction, keepTraffic, type Traffic } from './traffic.ts';

/** What developers send to, and where they hear it (docs/realtime.md). */
export const SENT_TO = '/app/message';
export const HEARD_ON = '/topic/message';

/** A line that shows what goes over it, and can be broken. */
export interface DemoLine {
  realtime: Realtime;
  traffic: Traffic;
  /** Closes the socket under STOMP, without DISCONNECT: a page can't cut it off. */
  kill(): void;
}

/** Makes a line of its own: whatever is done to it, no other page feels it. */
export function createDemoLine(options: RealtimeOptions): DemoLine {
  const { log = console } = options;
  const traffic = keepTraffic();
  let socket: WebSocket | null = null;

  const realtime = createRealtime({
    ...options,
    createSocket(address, protocols) {
      socket = new WebSocket(address, protocols);
      follow(socket, traffic);
      return socket;
    },
    log: {
      error(message) {
        log.error(message);
        traffic.add({ kind: 'refused', message });
      },
    },
  });
  realtime.subscribe(() => traffic.add({ kind: 'state', state: realtime.getState() }));
  return { realtime, traffic, kill: () => socket?.close() };
}

/** Writes down what a socket does. Its address is not told: a ticket is in it. */
function follow(socket: WebSocket, traffic: Traffic): void {
  const take = (direction: Direction) =>
    readFrames(
      (frame) => traffic.add({ kind: 'frame', direction, frame }),
      () => traffic.add({ kind: 'beat', direction }),
    );
  const [received, sent] = [take('in'), take('out')];
  const send = socket.send.bind(socket);
  socket.send = (data) => {
    sent(String(data));
    send(data);
  };
  socket.addEventListener('open', () => traffic.add({ kind: 'opened', protocol: socket.protocol }));
  socket.addEventListener('message', ({ data }) => received(textOf(data)));
  socket.addEventListener('error', () => traffic.add({ kind: 'failed' }));
  socket.addEventListener('close', ({ code }) => traffic.add({ kind: 'closed', code }));
}

const textOf = (data: string | ArrayBuffer): string =>
  typeof data === 'string' ? data : new TextDecoder().decode(data);
