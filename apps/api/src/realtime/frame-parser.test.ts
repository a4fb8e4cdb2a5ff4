import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StompVersion } from './frame.ts';
import { createFrameParser } from './frame-parser.ts';
import { StompError } from './stomp-error.ts';

const limits = { headBytes: 200, headers: 4, bodyBytes: 20 };
const HEART_BEAT = 'heart-beat';

interface ReadFrame {
  command: string;
  headers: [string, string][];
  body: string;
}

/** What came out of these pieces, and the fault that ended it. */
function read(version: StompVersion, ...pieces: (string | Buffer)[]) {
  const seen: (ReadFrame | typeof HEART_BEAT)[] = [];
  const parser = createFrameParser({
    limits,
    onFrame: ({ command, headers, body }) =>
      seen.push({ command, headers: [...headers], body: body.toString() }),
    onHeartBeat: () => seen.push(HEART_BEAT),
  });
  parser.version = version;
  let fault: StompError | undefined;
  for (const piece of pieces) {
    try {
      parser.push(Buffer.from(piece));
    } catch (error) {
      expect(error).toBeInstanceOf(StompError);
      expect(fault, 'one fault').toBeUndefined();
      fault = error as StompError;
    }
  }
  return { seen, fault };
}

const frame = (command: string, headers: Record<string, string> = {}, body = ''): ReadFrame => ({
  command,
  headers: Object.entries(headers),
  body,
});

describe('a frame is read as its version has it', () => {
  const both: StompVersion[] = ['1.1', '1.2'];
  const every: StompVersion[] = ['1.0', ...both];

  it.each<[section: string, StompVersion[], bytes: string, ...seen: (ReadFrame | typeof HEART_BEAT)[]]>([
    ['STOMP Frames', every, 'SEND\na:b\n\nhello\0', frame('SEND', { a: 'b' }, 'hello')],
    ['STOMP Frames: no headers', every, 'DISCONNECT\n\n\0', frame('DISCONNECT')],
    ['STOMP Frames: two at once', every, 'BEGIN\n\n\0ABORT\n\n\0', frame('BEGIN'), frame('ABORT')],
    [
      'Augmented BNF: EOLs after NULL',
      every,
      '\nBEGIN\n\n\0\n\n',
      HEART_BEAT,
      frame('BEGIN'),
      HEART_BEAT,
      HEART_BEAT,
    ],
    [
      'Augmented BNF: EOL',
      ['1.2'],
      '\r\nSEND\r\na:b\r\n\r\n\r\n\0\r\n',
      HEART_BEAT,
      frame('SEND', { a: 'b' }, '\r\n'),
      HEART_BEAT,
    ],
    ['Augmented BNF: EOL is LF', ['1.0', '1.1'], 'SEND\na:b\r\n\n\0', frame('SEND', { a: 'b\r' })],
    ['Augmented BNF: one CR belongs to the EOL', ['1.2'], 'SEND\na:b\r\r\n\n\0', frame('SEND', { a: 'b\r' })],
    ['Augmented BNF: empty value', both, 'SEND\na:\n\n\0', frame('SEND', { a: '' })],
    ['Value Encoding', ['1.2'], 'SEND\na\\c:\\\\n\\n\\r\n\n\0', frame('SEND', { 'a:': '\\n\n\r' })],
    ['Value Encoding', ['1.1'], 'SEND\na\\c:\\\\n\\n\n\n\0', frame('SEND', { 'a:': '\\n\n' })],
    [
      'Value Encoding: none in 1.0',
      ['1.0'],
      'SEND\na\\c:\\n:\\t\n\n\0',
      frame('SEND', { 'a\\c': '\\n:\\t' }),
    ],
    ['Value Encoding: a colon that was not escaped', both, 'SEND\na:b:c\n\n\0', frame('SEND', { a: 'b:c' })],
    ['Value Encoding: UTF-8', every, 'SEND\npas:żółty\n\n\0', frame('SEND', { pas: 'żółty' })],
    [
      'Value Encoding: a byte order mark is a character',
      every,
      'SEND\n\uFEFFa:b\n\n\0',
      frame('SEND', { '\uFEFFa': 'b' }),
    ],
    ['Value Encoding: never trimmed', both, 'SEND\n a : b \n\n\0', frame('SEND', { ' a ': ' b ' })],
    [
      'Value Encoding: padded in the examples of 1.0',
      ['1.0'],
      'SEND\na:  b \n\n\0',
      frame('SEND', { a: 'b ' }),
    ],
    [
      'Value Encoding: CONNECT is not escaped',
      every,
      'CONNECT\naccept-version:1.2\nlogin:a\\t:b\n\n\0',
      frame('CONNECT', { 'accept-version': '1.2', login: 'a\\t:b' }),
    ],
    [
      'CONNECT or STOMP Frame',
      every,
      'STOMP\naccept-version:1.2\nlogin:a\\t:b\n\n\0',
      frame('STOMP', { 'accept-version': '1.2', login: 'a\\t:b' }),
    ],
    [
      'Protocol Negotiation: CONNECT of 1.0',
      every,
      'CONNECT\nlogin: a\ncontent-length: 0\n\n\0',
      frame('CONNECT', { login: 'a', 'content-length': '0' }),
    ],
    [
      'Protocol Negotiation: CONNECT of others',
      both,
      'CONNECT\naccept-version:1.1\nlogin: a\n\n\0',
      frame('CONNECT', { 'accept-version': '1.1', login: ' a' }),
    ],
    [
      'Header content-length',
      every,
      'SEND\ncontent-length:3\n\na\0b\0',
      frame('SEND', { 'content-length': '3' }, 'a\0b'),
    ],
    [
      'Header content-length: on any frame',
      every,
      'BEGIN\ncontent-length:0\n\n\0',
      frame('BEGIN', { 'content-length': '0' }),
    ],
    ['Repeated Header Entries', every, 'SEND\na:World\na:Hello\n\n\0', frame('SEND', { a: 'World' })],
    [
      'Repeated Header Entries: content-length',
      every,
      'SEND\ncontent-length:1\ncontent-length:x\n\n\0\0',
      frame('SEND', { 'content-length': '1' }, '\0'),
    ],
    [
      'SUBSCRIBE in 1.0: a body "is ignored"',
      ['1.0'],
      'SUBSCRIBE\na:b\n\nhello\0',
      frame('SUBSCRIBE', { a: 'b' }, 'hello'),
    ],
  ])('%s (%s)', (_section, versions, bytes, ...seen) => {
    for (const version of versions) expect(read(version, bytes), version).toEqual({ seen, fault: undefined });
  });

  it.each([
    'SEND',
    'SUBSCRIBE',
    'UNSUBSCRIBE',
    'ACK',
    'NACK',
    'BEGIN',
    'COMMIT',
    'ABORT',
    'DISCONNECT',
    'CONNECT',
    'STOMP',
  ])('Augmented BNF, client-command: %s', (command) => {
    expect(read('1.2', `${command}\n\n\0`).seen).toEqual([frame(command)]);
  });

  it('from the next octet on, once a version has been agreed on (Protocol Negotiation)', () => {
    const values: (string | undefined)[] = [];
    const parser = createFrameParser({
      limits,
      onFrame({ headers }) {
        values.push(headers.get('login') ?? headers.get('a'));
        parser.version = '1.0';
      },
      onHeartBeat: () => {},
    });
    parser.push(Buffer.from('CONNECT\r\nlogin: x\r\n\r\n\0SEND\na: \\n\r\n\n\0'));
    expect(values).toEqual(['x', '\\n\r']);
  });
});

describe('a frame at fault ends it', () => {
  const begun = 'SEND\nreceipt:7\n';

  it.each<[section: string, StompVersion, bytes: string | Buffer, message: string, receiptId?: string]>([
    ['STOMP Frames: case sensitive', '1.2', 'send\n', 'The command is none that a client may send.'],
    ['Augmented BNF: server-command', '1.2', 'MESSAGE\n', 'The command is none that a client may send.'],
    ['Augmented BNF: EOL is LF', '1.1', 'SEND\r\n', 'The command is none that a client may send.'],
    [
      'Augmented BNF: nothing but EOLs after NULL',
      '1.2',
      'BEGIN\n\n\0 \n',
      'The command is none that a client may send.',
    ],
    ['Augmented BNF: header', '1.2', `${begun}a\n`, 'A header has no colon.', '7'],
    ['Augmented BNF: header-name', '1.2', `${begun}:a\n`, 'A header has no name.', '7'],
    [
      'STOMP Frames: the blank line',
      '1.2',
      'SEND\nreceipt:7\0',
      'The frame ends before the blank line after its headers.',
    ],
    [
      'Value Encoding: UTF-8',
      '1.2',
      Buffer.from(`${begun}a:\xc3\n`, 'latin1'),
      'The command and headers of a frame are UTF-8.',
      '7',
    ],
    [
      'Value Encoding: UTF-8',
      '1.0',
      Buffer.from('\xff\n', 'latin1'),
      'The command and headers of a frame are UTF-8.',
    ],
    [
      'Value Encoding: undefined in 1.2',
      '1.2',
      `${begun}a:\\t\n`,
      'A header has an escape sequence that is not defined.',
      '7',
    ],
    [
      'Value Encoding: undefined in 1.1',
      '1.1',
      `${begun}a:\\r\n`,
      'A header has an escape sequence that is not defined.',
      '7',
    ],
    [
      'Value Encoding: half of one',
      '1.2',
      `${begun}a\\:b\n`,
      'A header has an escape sequence that is not defined.',
      '7',
    ],
    [
      'Header content-length',
      '1.2',
      `${begun}content-length:-1\n\n`,
      'The content-length is no number.',
      '7',
    ],
    [
      'Header content-length',
      '1.1',
      `${begun}content-length: 1\n\n`,
      'The content-length is no number.',
      '7',
    ],
    [
      'Header content-length: then NULL',
      '1.2',
      `${begun}content-length:1\n\nab`,
      'The body is longer than its content-length.',
      '7',
    ],
    ['Body', '1.2', 'SUBSCRIBE\nreceipt:7\n\na', 'SUBSCRIBE has no body.', '7'],
    ['Body', '1.1', 'SUBSCRIBE\ncontent-length:1\n\n', 'SUBSCRIBE has no body.'],
    ['CONNECT in 1.0: "the body is empty"', '1.0', 'CONNECT\n\na', 'CONNECT has no body.'],
    ['Header receipt: not of CONNECT', '1.2', 'CONNECT\nreceipt:7\n\na', 'CONNECT has no body.'],
    ['Header receipt: padded in 1.0', '1.0', 'SEND\nreceipt: 7\na\n', 'A header has no colon.', '7'],
    [
      'Size Limits: head',
      '1.2',
      `${begun}${'a'.repeat(186)}`,
      'The command and headers of a frame may have 200 octets.',
      '7',
    ],
    ['Size Limits: head', '1.2', 'a'.repeat(201), 'The command and headers of a frame may have 200 octets.'],
    [
      'Size Limits: headers, repeated ones too',
      '1.2',
      `${begun}${'a:\n'.repeat(4)}`,
      'A frame may have 4 headers.',
      '7',
    ],
    [
      'Size Limits: body that is announced',
      '1.2',
      `${begun}content-length:21\n\n`,
      'A body may have 20 octets.',
      '7',
    ],
    [
      'Size Limits: body that is announced',
      '1.2',
      `${begun}content-length:${'9'.repeat(99)}\n\n`,
      'A body may have 20 octets.',
      '7',
    ],
    ['Size Limits: body that comes', '1.2', `${begun}\n${'a'.repeat(21)}`, 'A body may have 20 octets.', '7'],
    ['Size Limits: body that is ignored', '1.0', `BEGIN\n\n${'a'.repeat(21)}`, 'A body may have 20 octets.'],
  ])('%s (%s)', (_section, version, bytes, message, receiptId) => {
    const octets = Buffer.from(bytes);
    const pieces = Array.from(octets, (octet) => Buffer.of(octet));
    for (const cut of [[octets], pieces]) {
      const { fault } = read(version, ...cut);
      expect(fault).toMatchObject({ message, receiptId: receiptId ?? null });
    }
    expect(read(version, ...pieces.slice(0, -1)).fault, 'not before its last octet').toBeUndefined();
  });

  it('and no other: what is as long as may be is read (Size Limits)', () => {
    const body = 'b'.repeat(limits.bodyBytes);
    const headers = `a:\nb:\nc:\nd:${'x'.repeat(limits.headBytes - 'SEND\na:\nb:\nc:\nd:\n\n'.length)}\n`;
    const bytes = `SEND\n${headers}\n${body}\0`;
    for (const pieces of [
      [bytes, bytes],
      [...bytes, ...bytes],
    ]) {
      const { seen, fault } = read('1.2', ...pieces);
      expect(fault).toBeUndefined();
      expect(seen).toMatchObject([{ body }, { body }]);
    }
  });

  it('and heart-beats are of no frame, however many come (Size Limits)', () => {
    expect(read('1.2', '\n'.repeat(limits.headBytes + 1), 'BEGIN\n\n\0').fault).toBeUndefined();
  });

  it('and nothing is read after it, nor after an error of a listener', () => {
    expect(read('1.2', 'BEGIN\n\n\0x\nBEGIN\n\n\0', 'BEGIN\n\n\0').seen).toEqual([frame('BEGIN')]);
    let count = 0;
    const parser = createFrameParser({
      limits,
      onFrame() {
        count += 1;
        throw new RangeError('of the listener');
      },
      onHeartBeat: () => {},
    });
    expect(() => parser.push(Buffer.from('BEGIN\n\n\0BEGIN\n\n\0'))).toThrow('of the listener');
    parser.push(Buffer.from('BEGIN\n\n\0'));
    expect(count).toBe(1);
  });
});

describe('however the bytes are cut', () => {
  const version = fc.constantFrom<StompVersion>('1.0', '1.1', '1.2');
  const words = [
    'SEND',
    'SUBSCRIBE',
    'CONNECT',
    'content-length:',
    '3',
    'a:',
    'ż',
    '\\',
    '\\n',
    ' ',
    ':',
    '\n',
    '\n\n',
    '\r\n',
    '\0',
    'x',
  ];
  const wellFormed = fc.constantFrom(
    'SEND\na:b\n\nhello\0',
    'SEND\ncontent-length:3\n\n\0ż\0',
    '\n',
    'ACK\nid:ż\\c\n\n\0',
  );
  const garbage = fc.oneof(
    fc.string({ unit: fc.constantFrom(...words), maxLength: 30 }),
    fc.uint8Array({ maxLength: 60 }),
  );
  const stream = fc
    .array(fc.oneof({ arbitrary: wellFormed, weight: 4 }, garbage), { maxLength: 6 })
    .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part as string))));

  function cut(bytes: Buffer, places: number[]): Buffer[] {
    const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted(
      (a, b) => a - b,
    );
    return ends.map((end, n) => bytes.subarray(ends[n - 1] ?? 0, end));
  }

  it('the same is seen, and no error is thrown but a StompError', () => {
    fc.assert(
      fc.property(version, stream, fc.array(fc.nat(), { maxLength: 10 }), (spoken, bytes, places) => {
        const whole = read(spoken, bytes);
        expect(read(spoken, ...cut(bytes, places))).toEqual(whole);
        expect(read(spoken, ...Array.from(bytes, (octet) => Buffer.of(octet)))).toEqual(whole);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a body that came in pieces stays as it was while the next one comes', () => {
    const bodies: Buffer[] = [];
    const parser = createFrameParser({
      limits,
      onFrame: ({ body }) => bodies.push(body),
      onHeartBeat: () => {},
    });
    for (const piece of ['SEND\n\nfir', 'st\0SEND\n\nsec', 'ond\0']) parser.push(Buffer.from(piece));
    expect(bodies.map(String)).toEqual(['first', 'second']);
  });

  it('the time is linear in the bytes that come one by one (Size Limits)', () => {
    let copied = 0;
    const parser = createFrameParser({
      limits: { headBytes: 16_384, headers: 64, bodyBytes: 65_536 },
      onFrame: () => {},
      onHeartBeat: () => {},
    });
    const copy = Buffer.prototype.copy;
    Buffer.prototype.copy = function (this: Buffer, ...rest: Parameters<Buffer['copy']>) {
      const count = copy.apply(this, rest);
      copied += count;
      return count;
    };
    try {
      const bytes = Buffer.from(`SEND\na:${'x'.repeat(16_000)}\n\n${'y'.repeat(65_000)}\0`);
      for (let at = 0; at < bytes.length; at += 1) parser.push(bytes.subarray(at, at + 1));
      expect(copied).toBeLessThan(3 * bytes.length);
    } finally {
      Buffer.prototype.copy = copy;
    }
  });
});
