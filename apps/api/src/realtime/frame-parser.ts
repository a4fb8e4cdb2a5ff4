import { unescapeHeader } from './escapes.ts';
import type { Frame, StompVersion } from './frame.ts';
import { createPendingBytes } from './pending-bytes.ts';
import { StompError } from './stomp-error.ts';

/** STOMP 1.2, "Size Limits": what a server takes of one frame. */
export interface FrameLimits {
  /** The octets of the command and the headers, with their line ends. */
  headBytes: number;
  /** How many headers, repeated ones included. */
  headers: number;
  bodyBytes: number;
}

export interface FrameParser {
  /** What has been agreed on. Until CONNECT has been answered it is the most lenient of all, 1.2. */
  version: StompVersion;
  /**
   * Reads on where the last bytes ended, and throws a `StompError` at the first fault. After that, or after an error of
   * a listener, it reads nothing more. A body may be a view of the bytes: they must not be written to again.
   */
  push(bytes: Buffer): void;
}

interface FrameParserOptions {
  limits: FrameLimits;
  /** Receives each frame. It may set `version`, which holds from the next octet on. */
  onFrame: (frame: Frame) => void;
  /** Receives each end of line between two frames. */
  onHeartBeat: () => void;
}

const NUL = 0;
const LF = 10;
const CR = 13;

const noBody = Buffer.alloc(0);

const clientCommands = new Set([
  'CONNECT',
  'STOMP',
  'SEND',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'DISCONNECT',
]);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the frames of a client out of bytes that come in pieces of any size. */
export function createFrameParser({ limits, onFrame, onHeartBeat }: FrameParserOptions): FrameParser {
  const pending = createPendingBytes();
  let hasFailed = false;

  /** Empty until its line has ended. */
  let command = '';
  let headers = new Map<string, string>();
  let headerCount = 0;
  let headBytes = 0;

  let isInBody = false;
  /** `null` where the first NUL ends the body. */
  let contentLength: number | null = null;
  let mostBodyBytes = 0;

  const parser: FrameParser = { version: '1.2', push };
  return parser;

  function push(bytes: Buffer): void {
    if (hasFailed) return;
    try {
      let at = 0;
      while (at < bytes.length) at = isInBody ? readBody(bytes, at) : readLine(bytes, at);
    } catch (error) {
      hasFailed = true;
      pending.takeWith(noBody);
      throw error;
    }
  }

  /** Reads to the end of the line, or of the bytes, and gives where it stopped. */
  function readLine(bytes: Buffer, from: number): number {
    let end = from;
    while (end < bytes.length && bytes[end] !== LF) {
      // The grammar would let a header hold it. Who sends it has forgotten the blank line, and would wait for ever.
      if (bytes[end] === NUL) throw fault('The frame ends before the blank line after its headers.');
      end += 1;
    }
    headBytes += Math.min(end + 1, bytes.length) - from;
    if (headBytes > limits.headBytes)
      throw fault(`The command and headers of a frame may have ${limits.headBytes} octets.`);
    const piece = bytes.subarray(from, end);
    if (end === bytes.length) {
      pending.keep(piece, limits.headBytes);
      return end;
    }
    const line = decode(pending.takeWith(piece));
    if (line !== '') {
      if (command === '') readCommand(line);
      else readHeader(line);
    } else if (command === '') {
      headBytes = 0;
      onHeartBeat();
    } else {
      endHead();
    }
    return end + 1;
  }

  /** STOMP 1.2, "Augmented BNF": an end of line may begin with a CR. In 1.0 and 1.1 that is an octet like any other. */
  function decode(line: Buffer): string {
    const endsWithCr = parser.version === '1.2' && line.at(-1) === CR;
    try {
      return utf8.decode(endsWithCr ? line.subarray(0, -1) : line);
    } catch {
      throw fault('The command and headers of a frame are UTF-8.');
    }
  }

  function readCommand(line: string): void {
    if (!clientCommands.has(line)) throw fault('The command is none that a client may send.');
    command = line;
  }

  function readHeader(line: string): void {
    headerCount += 1;
    if (headerCount > limits.headers) throw fault(`A frame may have ${limits.headers} headers.`);
    const colon = line.indexOf(':');
    if (colon === -1) throw fault('A header has no colon.');
    if (colon === 0) throw fault('A header has no name.');
    const name = unescaped(line.slice(0, colon));
    if (headers.has(name)) return;
    const value = unescaped(line.slice(colon + 1));
    headers.set(name, parser.version === '1.0' ? withoutPadding(value) : value);
  }

  function unescaped(text: string): string {
    // "Value Encoding": CONNECT is not escaped, "to remain backward compatible with STOMP 1.0".
    const read = unescapeHeader(text, isConnect() ? '1.0' : parser.version);
    if (read === null) throw fault('A header has an escape sequence that is not defined.');
    return read;
  }

  function endHead(): void {
    // "Protocol Negotiation": a CONNECT without `accept-version` is one of STOMP 1.0, and padded as such.
    if (isConnect() && !headers.has('accept-version'))
      for (const [name, value] of headers) headers.set(name, withoutPadding(value));
    const length = headers.get('content-length');
    if (length !== undefined && !/^\d+$/.test(length)) throw fault('The content-length is no number.');
    contentLength = length === undefined ? null : Number(length);
    mostBodyBytes = mayHaveBody() ? limits.bodyBytes : 0;
    checkBody(contentLength ?? 0);
    isInBody = true;
  }

  /** STOMP 1.1 and 1.2, "Body": of what a client sends, SEND alone. In 1.0 that of others is "ignored". */
  function mayHaveBody(): boolean {
    return command === 'SEND' || (parser.version === '1.0' && !isConnect());
  }

  function isConnect(): boolean {
    return command === 'CONNECT' || command === 'STOMP';
  }

  function checkBody(bytes: number): void {
    if (bytes <= mostBodyBytes) return;
    throw fault(mayHaveBody() ? `A body may have ${limits.bodyBytes} octets.` : `${command} has no body.`);
  }

  /** Reads to the NUL that ends the body, or to the end of the bytes, and gives where it stopped. */
  function readBody(bytes: Buffer, from: number): number {
    const nul = contentLength === null ? bytes.indexOf(NUL, from) : from + contentLength - pending.length;
    const hasEnded = nul !== -1 && nul < bytes.length;
    const end = hasEnded ? nul : bytes.length;
    checkBody(pending.length + end - from);
    if (!hasEnded) {
      pending.keep(bytes.subarray(from, end), contentLength ?? mostBodyBytes);
      return end;
    }
    if (bytes[nul] !== NUL) throw fault('The body is longer than its content-length.');
    const frame = {
      command,
      headers,
      body: pending.takeWith(end === from ? noBody : bytes.subarray(from, end)),
    };
    command = '';
    headers = new Map();
    headerCount = 0;
    headBytes = 0;
    isInBody = false;
    onFrame(frame);
    return nul + 1;
  }

  function fault(message: string): StompError {
    // "Header receipt": any frame but CONNECT may ask for one.
    return new StompError(message, { receiptId: isConnect() ? null : (headers.get('receipt') ?? null) });
  }
}

/** STOMP 1.0 writes `destination: /queue/foo` in its own examples; later versions "MUST never trim". */
function withoutPadding(value: string): string {
  return value.replace(/^ +/, '');
}
