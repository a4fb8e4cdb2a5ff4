import { REQUEST_ID } from '../http/request-id.ts';
import { mayOwn, type Viewer } from '../session/viewer.ts';
import type { Broker, Subscription } from './broker.ts';
import { encodeFrame, type MessageEncoder } from './encode-frame.ts';
import type { Frame, StompVersion } from './frame.ts';
import { createFrameParser } from './frame-parser.ts';
import { closeCodes, HEART_BEAT_MS, limits } from './limits.ts';
import { agreeOnHeartBeats, agreeOnVersion, type HeartBeats } from './negotiation.ts';
import { type Fault, StompError } from './stomp-error.ts';
import { SESSION, type Topic, topicOf } from './topics.ts';
import type { Traffic } from './traffic.ts';

/** What a session speaks through. */
export interface Transport {
  send(bytes: Buffer): void;
  /** Closes once all is sent. */
  close(code: number): void;
  /** Asks whether anybody is there, where no beats go. */
  ping(): void;
}

export interface StompSessionOptions {
  transport: Transport;
  broker: Broker;
  viewer: Viewer;
  /** What the request of the connection is called in the log. */
  requestId: string;
  traffic: Traffic;
  /** Takes what is sent, and gives what sends it on. @throws {StompError} where it may not be sent */
  receive(viewer: Viewer, destination: string, body: Buffer): () => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** One client and what it listens to, in the words of STOMP. */
export interface StompSession {
  readonly viewer: Viewer;
  /** The number of destinations that it listens to. */
  readonly subscriptions: number;
  /** Takes bytes from the client, however they were cut. */
  hear(bytes: Buffer): void;
  /** Takes note that the client is there. */
  isThere(): void;
  /** What goes by the clock; it is called each second. */
  tick(): void;
  /** Goes on as whom the viewer has become: what may be heard no more ends. */
  become(viewer: Viewer): void;
  end(code: number): void;
}

interface Transaction {
  begunAt: number;
  held: (() => void)[];
}

const BEAT = Buffer.from('\n');
/** Who sends no beats is asked after so long, and let go when nothing came for twice as long. */
const QUIET_MS = 30_000;

export function createStompSession(options: StompSessionOptions): StompSession {
  const { transport, broker, requestId, traffic, receive, now } = options;
  const subscriptions = new Map<string, Subscription & { id: string }>();
  const transactions = new Map<string, Transaction>();
  const began = now();
  let viewer = options.viewer;
  let version: StompVersion | null = null;
  let beats: HeartBeats = { send: 0, receive: 0 };
  let isOver = false;
  let lastSent = began;
  let lastHeard = began;
  let allowance: number = limits.burst;

  function send(command: string, headers: [string, string][], body?: string): void {
    sendBytes(encodeFrame(version ?? '1.0', command, headers, body));
  }

  function sendBytes(bytes: Buffer): void {
    if (isOver) return;
    lastSent = now();
    transport.send(bytes);
  }

  function end(code: number, fault?: Fault): void {
    if (isOver) return;
    isOver = true;
    traffic.closed(code, fault);
    for (const subscription of subscriptions.values()) broker.unsubscribe(subscription);
    subscriptions.clear();
    transactions.clear();
    transport.close(code);
  }

  function refuse(error: unknown, receipt = error instanceof StompError ? error.receiptId : null): void {
    if (!(error instanceof StompError)) throw error;
    send(
      'ERROR',
      [
        ['message', error.message],
        ['content-type', 'text/plain'],
        [REQUEST_ID, requestId],
        ...error.headers,
        ...(receipt === null ? [] : [['receipt-id', receipt] as [string, string]]),
      ],
      error.message,
    );
    end(closeCodes.refused, error.fault);
  }

  const parser = createFrameParser({
    limits,
    onFrame(frame) {
      if (isOver) return;
      const receipt = frame.headers.get('receipt') ?? null;
      try {
        spend();
        take(frame, receipt);
      } catch (error) {
        refuse(error, receipt);
      }
    },
    onHeartBeat() {},
  });

  function spend(): void {
    allowance -= 1;
    if (allowance < 0)
      throw new StompError(`More than ${limits.framesPerSecond} frames a second`, { fault: 'flood' });
  }

  function take(frame: Frame, receipt: string | null): void {
    const { command } = frame;
    const isConnect = command === 'CONNECT' || command === 'STOMP';
    if (version === null) {
      if (!isConnect) throw new StompError(`${command} came before CONNECT`);
      connect(frame);
      return;
    }
    if (isConnect) throw new StompError('The session is connected already');
    verbs[command as keyof typeof verbs](frame);
    if (receipt !== null) send('RECEIPT', [['receipt-id', receipt]]);
    if (command === 'DISCONNECT') end(closeCodes.disconnected);
  }

  function connect({ headers }: Frame): void {
    const agreed = agreeOnVersion(headers.get('accept-version'));
    beats = agreeOnHeartBeats(headers.get('heart-beat'));
    version = agreed;
    parser.version = agreed;
    const can = String(HEART_BEAT_MS);
    send('CONNECTED', [
      ['version', agreed],
      ['heart-beat', `${can},${can}`],
      ['session', viewer.sessionId],
      ['server', 'tatami'],
    ]);
  }

  const verbs = {
    SEND(frame: Frame) {
      const destination = needed(frame, 'destination');
      // At once, so that a transaction keeps no more than it may send, and all of it can be sent.
      const deliver = receive(viewer, destination, frame.body);
      const name = frame.headers.get('transaction');
      if (name === undefined) return deliver();
      const { held } = begun(name);
      if (held.length >= limits.heldFrames)
        throw new StompError(`More than ${limits.heldFrames} frames in a transaction`, { fault: 'tooMany' });
      held.push(deliver);
    },
    SUBSCRIBE(frame: Frame) {
      const destination = needed(frame, 'destination');
      // 1.0 knows a subscription by its destination where it has no id.
      const ownId = version === '1.0' ? (frame.headers.get('id') ?? null) : needed(frame, 'id');
      const id = ownId ?? destination;
      const acknowledgment = frame.headers.get('ack') ?? 'auto';
      if (!['auto', 'client', 'client-individual'].includes(acknowledgment))
        throw new StompError(`ack can't be ${acknowledgment}`);
      if (subscriptions.has(id)) throw new StompError(`There is a subscription ${id} already`);
      if (subscriptions.size >= limits.subscriptions)
        throw new StompError(`More than ${limits.subscriptions} subscriptions`, { fault: 'tooMany' });
      const topic = topicOf(destination);
      if (!topic) throw new StompError(`There is no ${destination}`, { fault: 'forbidden' });
      if (!mayHear(topic))
        throw new StompError(`Subscribing to ${destination} takes the right ${topic.right}`, {
          fault: 'forbidden',
        });
      const subscription = {
        id,
        topic,
        get viewer() {
          return viewer;
        },
        deliver(encode: MessageEncoder) {
          traffic.deliveries.value += 1;
          sendBytes(encode(version ?? '1.0', ownId, acknowledgment !== 'auto'));
        },
      };
      subscriptions.set(id, subscription);
      broker.subscribe(subscription, {
        lastId: frame.headers.get('last-message-id'),
        age: milliseconds(frame, 'age'),
      });
    },
    UNSUBSCRIBE(frame: Frame) {
      const id =
        version === '1.0' ? (frame.headers.get('id') ?? needed(frame, 'destination')) : needed(frame, 'id');
      // One whose right was taken away has ended already.
      const subscription = subscriptions.get(id);
      if (!subscription) return;
      subscriptions.delete(id);
      broker.unsubscribe(subscription);
    },
    // What is told is told once: to acknowledge it, or not, changes nothing.
    ACK: acknowledge,
    NACK(frame: Frame) {
      if (version === '1.0') throw new StompError('STOMP 1.0 has no NACK');
      acknowledge(frame);
    },
    BEGIN(frame: Frame) {
      const name = needed(frame, 'transaction');
      if (transactions.has(name)) throw new StompError(`There is a transaction ${name} already`);
      if (transactions.size >= limits.transactions)
        throw new StompError(`More than ${limits.transactions} transactions`, { fault: 'tooMany' });
      transactions.set(name, { begunAt: now(), held: [] });
    },
    COMMIT(frame: Frame) {
      const name = needed(frame, 'transaction');
      const { held } = begun(name);
      transactions.delete(name);
      for (const deliver of held) deliver();
    },
    ABORT(frame: Frame) {
      const name = needed(frame, 'transaction');
      begun(name);
      transactions.delete(name);
    },
    DISCONNECT() {},
  };

  function acknowledge(frame: Frame): void {
    if (version === '1.2') needed(frame, 'id');
    else needed(frame, 'message-id');
    if (version === '1.1') needed(frame, 'subscription');
    const name = frame.headers.get('transaction');
    if (name !== undefined) begun(name);
  }

  function begun(name: string): Transaction {
    const transaction = transactions.get(name);
    if (!transaction) throw new StompError(`There is no transaction ${name}`);
    return transaction;
  }

  const mayHear = ({ name, isOpen, right }: Topic) =>
    (isOpen && (name === SESSION || mayOwn(viewer, 'read'))) || (right !== null && viewer.has(right));

  return {
    get viewer() {
      return viewer;
    },
    get subscriptions() {
      return subscriptions.size;
    },
    hear(bytes) {
      if (isOver) return;
      lastHeard = now();
      const before = allowance;
      try {
        parser.push(bytes);
        // A beat, or a piece of a frame, takes as much as a frame.
        if (allowance === before) spend();
      } catch (error) {
        refuse(error);
      }
    },
    isThere() {
      lastHeard = now();
    },
    tick() {
      const time = now();
      allowance = Math.min(allowance + limits.framesPerSecond, limits.burst);
      const longestQuiet = 2 * (beats.receive || QUIET_MS);
      if (version === null && time - began > limits.connectMs) return end(closeCodes.silent);
      if (time - lastHeard > longestQuiet) return end(closeCodes.silent);
      // A tick early rather than one late.
      if (beats.send > 0 && time - lastSent > beats.send - 1_500) sendBytes(BEAT);
      if (beats.receive === 0 && time - lastHeard > QUIET_MS) transport.ping();
      for (const [name, { begunAt }] of transactions)
        if (time - begunAt > limits.transactionMs)
          return refuse(
            new StompError(`The transaction ${name} took longer than a minute`, { fault: 'tooMany' }),
          );
    },
    become(next) {
      viewer = next;
      for (const [id, subscription] of subscriptions)
        if (!mayHear(subscription.topic)) {
          subscriptions.delete(id);
          broker.unsubscribe(subscription);
        }
    },
    end: (code) => end(code),
  };
}

/** @throws {StompError} when the frame has no such header */
function needed({ command, headers }: Frame, name: string): string {
  const value = headers.get(name);
  if (value === undefined || value === '') throw new StompError(`${command} needs the header ${name}`);
  return value;
}

/** @throws {StompError} when the header is no number of milliseconds */
function milliseconds({ command, headers }: Frame, name: string): number | undefined {
  const value = headers.get(name);
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value)) throw new StompError(`${name} of ${command} is a number of milliseconds`);
  return Number(value);
}
