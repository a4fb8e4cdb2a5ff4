import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessageEncoder, encodeFrame } from './encode-frame.ts';
import { escapeHeader, unescapeHeader } from './escapes.ts';
import type { Frame, StompVersion } from './frame.ts';
import { createFrameParser } from './frame-parser.ts';

const every: StompVersion[] = ['1.0', '1.1', '1.2'];

describe('a frame is written as its version has it', () => {
  it.each<
    [
      section: string,
      StompVersion[],
      ...(Parameters<typeof encodeFrame> extends [unknown, ...infer Rest] ? Rest : never),
      string,
    ]
  >([
    ['RECEIPT', every, 'RECEIPT', [['receipt-id', '7']], '', 'RECEIPT\nreceipt-id:7\n\n\0'],
    [
      'Header content-length counts octets',
      every,
      'ERROR',
      [['message', 'no']],
      'żle',
      'ERROR\nmessage:no\ncontent-length:4\n\nżle\0',
    ],
    [
      'Header content-length',
      every,
      'MESSAGE',
      [],
      Buffer.from('a\0b'),
      'MESSAGE\ncontent-length:3\n\na\0b\0',
    ],
    ['Value Encoding', ['1.2'], 'ERROR', [['a:', '\\\r\n:']], '', 'ERROR\na\\c:\\\\\\r\\n\\c\n\n\0'],
    ['Value Encoding', ['1.1'], 'ERROR', [['a:', '\\\r\n:']], '', 'ERROR\na\\c:\\\\\r\\n\\c\n\n\0'],
    ['Augmented BNF: no LF in a value', ['1.0'], 'ERROR', [['a', '\\ \n:']], '', 'ERROR\na:\\  :\n\n\0'],
    [
      'Value Encoding: CONNECTED is not escaped',
      every,
      'CONNECTED',
      [['server', 'a:\\b\nc']],
      '',
      'CONNECTED\nserver:a:\\b c\n\n\0',
    ],
  ])('%s (%s)', (_section, versions, command, headers, body, bytes) => {
    for (const version of versions)
      expect(encodeFrame(version, command, headers, body).toString(), version).toBe(bytes);
  });
});

describe('a message to many subscriptions', () => {
  const headers = [
    ['destination', '/topic/a:b'],
    ['message-id', '1'],
  ] as const;

  it('differs in its subscription, and in what its version escapes (MESSAGE)', () => {
    const encode = createMessageEncoder(new Map(headers).entries(), '{}');
    for (const version of every)
      for (const id of ['sub-0', 'a:b'])
        expect(encode(version, id).toString(), `${version} ${id}`).toBe(
          encodeFrame(version, 'MESSAGE', [['subscription', id], ...headers], '{}').toString(),
        );
  });

  it('names no subscription that has no id (SUBSCRIBE in 1.0)', () => {
    const encode = createMessageEncoder(headers, '');
    expect(encode('1.0', null).toString()).toBe(encodeFrame('1.0', 'MESSAGE', headers).toString());
  });

  it('is written once for all that chose the same version and id', () => {
    const encode = createMessageEncoder(headers, '{}');
    expect(encode('1.2', 'sub-0')).toBe(encode('1.2', 'sub-0'));
    expect(encode('1.2', 'sub-0')).not.toBe(encode('1.1', 'sub-0'));
    expect(encode('1.2', 'sub-0')).not.toBe(encode('1.2', 'sub-1'));
  });
});

describe('what is written is read again', () => {
  const text = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('\\', ':', '\n', '\r', 'n', 'c', ' '),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
    })
    .map((each) => each.replaceAll('\0', ''));
  const named = fc.tuple(
    fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => `x-${name.replaceAll('\0', '')}`),
    text,
  );

  /** What a version can't write: 1.0 no line feed, no padding and no colon in a name. */
  const asWritten: Record<StompVersion, (header: [string, string]) => [string, string]> = {
    '1.0': ([name, value]) => [name.replaceAll(/[:\n]/g, ''), value.replaceAll('\n', '').replace(/^ +/, '')],
    '1.1': (header) => header,
    '1.2': (header) => header,
  };

  it.each(every)('in STOMP %s (Value Encoding, Header content-length)', (version) => {
    fc.assert(
      fc.property(fc.array(named, { maxLength: 8 }), fc.uint8Array({ maxLength: 40 }), (pairs, octets) => {
        const headers = new Map(pairs.map(asWritten[version]));
        const body = Buffer.from(octets);
        const frames: Frame[] = [];
        const parser = createFrameParser({
          limits: { headBytes: 16_384, headers: 64, bodyBytes: 65_536 },
          onFrame: (frame) => frames.push(frame),
          onHeartBeat: () => {},
        });
        parser.version = version;
        parser.push(encodeFrame(version, 'SEND', headers, body));
        const length: [string, string][] = body.length > 0 ? [['content-length', `${body.length}`]] : [];
        expect(frames.map((frame) => ({ ...frame, headers: [...frame.headers] }))).toEqual([
          { command: 'SEND', headers: [...headers, ...length], body },
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it.each(every)('and nothing else can end a line of STOMP %s (Augmented BNF)', (version) => {
    fc.assert(
      fc.property(text, (value) => {
        const written = escapeHeader(value, version);
        expect(written).not.toContain('\n');
        if (version === '1.2') expect(written).not.toMatch(/[\r:]/);
        if (version !== '1.0') expect(unescapeHeader(written, version)).toBe(value);
      }),
    );
  });
});
