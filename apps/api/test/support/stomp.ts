import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Caller, TestClub } from './club.ts';

export interface ReceivedFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** A socket of the test's own, that says and hears frames as they are. */
export interface RawSocket {
  say(frame: string | Buffer): void;
  /** Waits for the next frame that nobody has taken; beats are no frames. @throws when the connection closes before */
  next(): Promise<ReceivedFrame>;
  /** The frames that nobody has taken. */
  readonly waiting: readonly ReceivedFrame[];
  /** The code the server closed with. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  end(): void;
}

const listening = new WeakMap<TestClub, Promise<unknown>>();

/** The address of the club's sockets, for which it begins to listen. */
export async function addressOf(club: TestClub): Promise<string> {
  const { app, config } = club;
  if (!listening.has(club)) listening.set(club, app.listen({ port: 0, host: '127.0.0.1' }));
  await listening.get(club);
  const { port } = app.server.address() as AddressInfo;
  return `ws://127.0.0.1:${port}${config.apiPrefix}/websocket`;
}

/** @param protocols the subprotocols that are offered */
export async function openSocket(
  club: TestClub,
  { token }: Caller,
  ...protocols: string[]
): Promise<RawSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(await addressOf(club), protocols, { headers });
  const frames: ReceivedFrame[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    if (data.toString() === '\n') return;
    frames.push(readFrame(data));
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  let isOver = false;
  void closed.then(() => {
    isOver = true;
    wake();
  });
  await once(socket, 'open');
  return {
    socket,
    closed,
    waiting: frames,
    say: (frame) => socket.send(frame),
    async next() {
      while (frames.length === 0) {
        if (isOver) throw new Error(`The connection was closed with ${await closed}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return frames.shift() as ReceivedFrame;
    },
    end: () => socket.terminate(),
  };
}

/** A socket that is connected in STOMP 1.2, and listens to these destinations, in their order under the ids 0, 1, … */
export async function listen(club: TestClub, caller: Caller, ...destinations: string[]): Promise<RawSocket> {
  const socket = await openSocket(club, caller);
  socket.say('CONNECT\naccept-version:1.2\nhost:club\n\n\0');
  await socket.next();
  for (const [id, destination] of destinations.entries()) {
    socket.say(`SUBSCRIBE\nid:${id}\ndestination:${destination}\nreceipt:r\n\n\0`);
    await socket.next();
  }
  return socket;
}

/** What is promised within a second, on a machine that does other things too. */
export const within = <T>(work: Promise<T>): Promise<T | 'too late'> =>
  Promise.race([work, wait(1_900).then(() => 'too late' as const)]);

function readFrame(data: Buffer): ReceivedFrame {
  const text = data.toString();
  const end = text.indexOf('\n\n');
  const [command = '', ...lines] = text.slice(0, end).split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { command, headers, body: text.slice(end + 2, text.lastIndexOf('\0')) };
}
