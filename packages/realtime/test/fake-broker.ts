import type { IStompSocket } from '@stomp/stompjs';
import type { Clock } from '../src/options.ts';

/** A frame as the client has sent it. */
export interface SentFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** A socket whose other end is the test. */
export class FakeSocket implements IStompSocket {
  readonly url: string;
  readyState = 0;
  onopen: IStompSocket['onopen'] = null;
  onclose: IStompSocket['onclose'] = null;
  onerror: IStompSocket['onerror'] = null;
  onmessage: IStompSocket['onmessage'] = null;
  /** The texts as they came, piece by piece. */
  readonly pieces: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  send(data: unknown): void {
    this.pieces.push(String(data));
  }

  close(): void {
    this.readyState = 2;
  }

  get frames(): SentFrame[] {
    return this.pieces
      .join('')
      .split('\0')
      .filter((text) => text.trim() !== '')
      .map((text) => {
        const [head = '', body = ''] = text.trimStart().split('\n\n');
        const [command = '', ...lines] = head.split('\n');
        const headers = Object.fromEntries(
          lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
        );
        return { command, headers, body };
      });
  }

  /** The frames of a command. */
  sent(command: string): SentFrame[] {
    return this.frames.filter((frame) => frame.command === command);
  }

  /** Opens, and accepts the session. */
  accept(headers: Record<string, string> = {}): void {
    this.readyState = 1;
    this.onopen?.();
    this.say('CONNECTED', { version: '1.2', ...headers });
  }

  say(command: string, headers: Record<string, string>, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
    this.onmessage?.({ data: `${[command, ...lines].join('\n')}\n\n${body}\0` });
  }

  message(destination: string, id: string, body: unknown = { id }): void {
    const headers = { subscription: destination, destination, 'message-id': id };
    this.say('MESSAGE', headers, JSON.stringify(body));
  }

  /** Confirms the last SUBSCRIBE of a destination. */
  confirm(destination: string): void {
    this.say('RECEIPT', { 'receipt-id': this.receiptOf(destination) });
  }

  receiptOf(destination: string): string {
    const frames = this.sent('SUBSCRIBE').filter(({ headers }) => headers.destination === destination);
    return frames.at(-1)?.headers.receipt ?? '';
  }

  /** Ends as a network does, or a server. */
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Fails as a browser tells it. */
  fail(): void {
    this.onerror?.({ type: 'error' });
    this.lose();
  }
}

/** A clock that goes on when the test says so. */
export class FakeClock implements Clock {
  time = 1_790_000_000_000;
  readonly #timers = new Map<number, { at: number; callback: () => void }>();
  #count = 0;

  now = (): number => this.time;

  setTimeout = (callback: () => void, delay: number): number => {
    this.#count += 1;
    this.#timers.set(this.#count, { at: this.time + delay, callback });
    return this.#count;
  };

  clearTimeout = (timer: unknown): void => {
    this.#timers.delete(timer as number);
  };

  /** How many calls are still to come. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Lets a number of milliseconds go by. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, { at, callback }] = due;
      this.#timers.delete(id);
      this.time = at;
      callback();
      await settle();
    }
    this.time = end;
    await settle();
  }
}

/** Lets all that is promised already come true. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
