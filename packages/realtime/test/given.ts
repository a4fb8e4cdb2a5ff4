import { vi } from 'vitest';
import { createRealtime, type Realtime, type RealtimeMessage, type RealtimeOptions } from '../src/index.ts';
import { FakeClock, FakeSocket, settle } from './fake-broker.ts';

/** A connection over fake sockets, on a fake clock. */
export interface Given {
  realtime: Realtime;
  clock: FakeClock;
  sockets: FakeSocket[];
  /** The socket that was made last. */
  socket(): FakeSocket;
  /** Opens the connection, and has it accepted. */
  opened(): Promise<FakeSocket>;
  /** Lets the connection come back, and has it accepted. */
  reopened(): Promise<FakeSocket>;
  statuses: string[];
  onError: ReturnType<typeof vi.fn>;
  log: { error: ReturnType<typeof vi.fn> };
}

export function given(options: Partial<RealtimeOptions> = {}): Given {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const onError = vi.fn();
  const log = { error: vi.fn() };
  const realtime = createRealtime({
    url: () => 'ws://club.test/websocket',
    clock,
    log,
    onError,
    createSocket(url) {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    ...options,
  });
  const statuses: string[] = [];
  realtime.subscribe(() => statuses.push(realtime.getState().status));

  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('No socket was made yet.');
    return last;
  };
  async function accepted() {
    await settle();
    socket().accept();
    return socket();
  }
  return {
    realtime,
    clock,
    sockets,
    socket,
    statuses,
    onError,
    log,
    opened() {
      realtime.open();
      return accepted();
    },
    async reopened() {
      await clock.advance(5_000);
      return accepted();
    },
  };
}

/** Handlers that write down what they are told. */
export function heard() {
  const messages: RealtimeMessage[] = [];
  return {
    messages,
    ids: () => messages.map(({ id }) => id),
    onMessage: (message: RealtimeMessage) => void messages.push(message),
    onRefetch: vi.fn(),
    onRefused: vi.fn(),
  };
}
