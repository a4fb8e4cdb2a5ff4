import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** The loop of `ws`; a server of ours; two of them, of which one hears of all from the other; RabbitMQ itself. */
export type Engine = 'raw' | 'memory' | 'peers' | 'rabbitmq';

/** What the process of the clients is asked to do; it answers once it is done. */
export type Task =
  | {
      do: 'open';
      engine: Engine;
      /** Where the subscribers connect, and where the senders do. */
      urls: { subscribers: string; senders: string };
      tokens: readonly string[];
      subscribers: number;
    }
  | { do: 'close'; engine: Engine }
  | { do: 'round trips'; engine: Engine; count: number }
  | { do: 'pace'; engine: Engine; everyMs: number; count: number }
  | { do: 'come back'; engine: Engine };

/** How long everything took, and each delivery, in milliseconds. */
export interface Done {
  taken: number;
  latencies: number[];
}

/** What is asked for at most by one user at a time. */
const SOCKETS_A_USER = 20;
/** Each may send 400 frames at once, and 50 a second. */
const SENDERS = 60;
const RETRY_MS = 500;
const OPENED_TOGETHER = 50;
/** What is said by the clients of each. What comes is 200 bytes: with the name of who sent it 142 of ours are as many, of JSON. */
const languages: Record<Engine, Language> = {
  raw: { connect: null, subscribe: null, send: (mark) => mark.padEnd(200, '.') },
  memory: ours(),
  peers: ours(),
  rabbitmq: {
    connect: 'CONNECT\naccept-version:1.2\nhost:/\nlogin:guest\npasscode:guest\nheart-beat:0,0\n\n\0',
    subscribe: 'SUBSCRIBE\nid:0\ndestination:/topic/message\nreceipt:r\n\n\0',
    send: (mark) => `SEND\ndestination:/topic/message\n\n${mark.padEnd(200, '.')}\0`,
  },
};

interface Language {
  connect: string | null;
  subscribe: string | null;
  send(mark: string): string;
}

function ours(): Language {
  return {
    connect: 'CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0',
    subscribe: 'SUBSCRIBE\nid:0\ndestination:/topic/message\nreceipt:r\n\n\0',
    send: (mark) => `SEND\ndestination:/app/message\n\n{"message":"${mark.padEnd(142, '.')}"}\0`,
  };
}

interface Audience {
  subscribers: WebSocket[];
  senders: WebSocket[];
  open(turn: number): Promise<WebSocket>;
}

const audiences = new Map<Engine, Audience>();
const M = 'M'.charCodeAt(0);
let received = 0;
let awaited = 0;
let allCame = () => {};
let sentAt = new Map<string, number>();
let latencies: number[] = [];
let isTimed = false;

function hear(data: Buffer, engine: Engine): void {
  if (engine !== 'raw' && data[0] !== M) return;
  if (isTimed) {
    const text = data.toString('latin1');
    const start = text.indexOf('#');
    latencies.push(performance.now() - (sentAt.get(text.slice(start, start + 8)) ?? Number.NaN));
  }
  received += 1;
  if (received === awaited) allCame();
}

/** Resolves once so many deliveries came. */
function deliveries(count: number): Promise<void> {
  received = 0;
  awaited = count;
  return new Promise((resolve) => {
    allCame = resolve;
  });
}

/** A socket that is open, and its STOMP connected. */
async function openSocket(engine: Engine, url: string, token: string): Promise<WebSocket> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
  await once(socket, 'open');
  const { connect } = languages[engine];
  if (connect) await said(socket, connect);
  return socket;
}

/** Sends a frame that has an answer. */
async function said(socket: WebSocket, frame: string): Promise<void> {
  socket.send(frame);
  const [answer] = (await once(socket, 'message')) as [Buffer];
  if (answer[0] === 'E'.charCodeAt(0)) throw new Error(answer.toString());
}

function audienceOf(engine: Engine, url: string, tokens: readonly string[]): Audience {
  const known = audiences.get(engine);
  if (known) return known;
  const { subscribe } = languages[engine];
  const audience: Audience = {
    subscribers: [],
    senders: [],
    async open(turn) {
      const token = tokens[Math.floor(turn / SOCKETS_A_USER)] ?? '';
      const socket = await openSocket(engine, url, token);
      socket.on('error', () => {});
      if (subscribe) await said(socket, subscribe);
      socket.on('message', (data: Buffer) => hear(data, engine));
      return socket;
    },
  };
  audiences.set(engine, audience);
  return audience;
}

async function open({ engine, urls, tokens, subscribers: count }: Task & { do: 'open' }): Promise<void> {
  const audience = audienceOf(engine, urls.subscribers, tokens);
  const { subscribers, senders } = audience;
  while (subscribers.length < count) {
    const together = Math.min(OPENED_TOGETHER, count - subscribers.length);
    const opened = Array.from({ length: together }, (_, n) => audience.open(subscribers.length + n));
    subscribers.push(...(await Promise.all(opened)));
  }
  while (senders.length < SENDERS) {
    const token = tokens.at(-1 - Math.floor(senders.length / SOCKETS_A_USER)) ?? '';
    senders.push(await openSocket(engine, urls.senders, token));
  }
}

/** Sends one message to all. */
function send(engine: Engine, turn: number): void {
  const { senders } = audiences.get(engine) as Audience;
  const mark = `#${turn.toString().padStart(7, '0')}`;
  sentAt.set(mark, performance.now());
  senders[turn % senders.length]?.send(languages[engine].send(mark));
}

const tasks: { [Name in Task['do']]: (task: Task & { do: Name }) => Promise<void> } = {
  open,
  async close({ engine }) {
    const { subscribers, senders } = audiences.get(engine) as Audience;
    audiences.delete(engine);
    await Promise.all(
      [...subscribers, ...senders].map((socket) => {
        socket.close();
        return once(socket, 'close');
      }),
    );
  },
  /** The next message once everybody has the one before. */
  async 'round trips'({ engine, count }) {
    const { subscribers } = audiences.get(engine) as Audience;
    for (let turn = 0; turn < count; turn += 1) {
      const all = deliveries(subscribers.length);
      send(engine, turn);
      await all;
    }
  },
  /** A message each so many milliseconds, whether or not the one before has come. */
  async pace({ engine, everyMs, count }) {
    const { subscribers } = audiences.get(engine) as Audience;
    isTimed = true;
    const all = deliveries(count * subscribers.length);
    const start = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      await wait(Math.max(0, start + turn * everyMs - performance.now()));
      send(engine, turn);
    }
    await all;
    isTimed = false;
  },
  /** All lose their connection at once, and none waits before it tries again. */
  async 'come back'({ engine }) {
    const audience = audiences.get(engine) as Audience;
    const again = async (turn: number): Promise<WebSocket> => {
      for (;;) {
        const socket = await audience.open(turn).catch(() => null);
        if (socket) return socket;
        await wait(RETRY_MS);
      }
    };
    for (const socket of audience.subscribers) socket.terminate();
    audience.subscribers = await Promise.all(audience.subscribers.map((_, turn) => again(turn)));
  },
};

process.on('disconnect', () => process.exit(0));
process.on('message', async (task: Task) => {
  sentAt = new Map();
  latencies = [];
  const start = performance.now();
  await (tasks[task.do] as (task: Task) => Promise<void>)(task);
  process.send?.({ taken: performance.now() - start, latencies } satisfies Done);
});
