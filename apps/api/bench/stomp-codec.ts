/**
 * `pnpm bench:stomp`: does the STOMP codec bear whatever comes, a million inputs of it, without an error but its own and
 * without keeping anything; and what does a frame cost beside the parser of @stomp/stompjs? Parsers take turns; figures
 * are medians.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Parser } from '@stomp/stompjs';
import { createMessageEncoder, encodeFrame } from '../src/realtime/encode-frame.ts';
import type { StompVersion } from '../src/realtime/frame.ts';
import { createFrameParser } from '../src/realtime/frame-parser.ts';
import { limits } from '../src/realtime/limits.ts';
import { StompError } from '../src/realtime/stomp-error.ts';

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 1_000_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127);
const ROUNDS = 9;
const FRAMES_A_ROUND = 100_000;

setFlagsFromString('--expose-gc');
// Else V8 drops code of the start that runs no more at some time between the two measures: 5 MB that could hide a leak.
setFlagsFromString('--no-flush-bytecode');
const collectGarbage: () => void = runInNewContext('gc');

/** Mulberry32: the same inputs for the same seed, and nothing kept. */
let state = SEED;
function random(below: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

function oneOf<Each>(list: readonly [Each, ...Each[]]): Each {
  return list[random(list.length)] ?? list[0];
}

const versions = ['1.0', '1.1', '1.2'] as const satisfies StompVersion[];
const characters = ['a', 'ż', '🥋', '\\', ':', '\n', '\r', ' ', '\\n', '\\t', '\0'] as const;
const text = (most: number) => Array.from({ length: random(most) }, () => oneOf(characters)).join('');

function validFrame(version: StompVersion): Buffer {
  const line = () => text(12).replaceAll('\0', '');
  const connect = 'CONNECT\naccept-version:1.0,1.1,1.2\nhost:club.example:443\nheart-beat:10000,10000\n\n\0';
  return oneOf([
    () => Buffer.from(connect),
    () =>
      encodeFrame(version, 'SUBSCRIBE', [
        ['id', line()],
        ['destination', '/topic/student'],
        ['receipt', line()],
      ]),
    () =>
      encodeFrame(
        version,
        'SEND',
        [
          ['destination', '/app/message'],
          [`x-${line()}`, line()],
        ],
        text(200),
      ),
    () => encodeFrame(version, 'DISCONNECT', [['receipt', line()]]),
    () => Buffer.from('\n'),
  ])();
}

const stream = (version: StompVersion) =>
  Buffer.concat(Array.from({ length: 1 + random(4) }, () => validFrame(version)));

function mutated(bytes: Buffer): Buffer {
  let result = bytes;
  for (let left = 1 + random(3); left > 0; left -= 1) {
    const at = random(result.length + 1);
    const from = random(result.length + 1);
    const octet = Buffer.of(oneOf([0, 10, 13, 58, 92, 255, random(256)]));
    result = oneOf([
      () => Buffer.concat([result.subarray(0, at), octet, result.subarray(at + 1)]),
      () => Buffer.concat([result.subarray(0, at), octet, result.subarray(at)]),
      () => Buffer.concat([result.subarray(0, at), result.subarray(from)]),
    ])();
  }
  return result;
}

const garbage = () => Buffer.from(Array.from({ length: random(150) }, () => random(256)));

const kinds = ['valid', 'mutated', 'garbage'] as const;
const inputs: Record<(typeof kinds)[number], (version: StompVersion) => Buffer> = {
  valid: stream,
  mutated: (version) => mutated(stream(version)),
  garbage,
};

const counts = { frames: 0, heartBeats: 0, refused: 0 };

/** Reads an input in pieces, and writes what it says to a subscriber. Whether it was refused. */
function isRefused(version: StompVersion, bytes: Buffer): boolean {
  const parser = createFrameParser({
    limits,
    onFrame({ headers, body }) {
      counts.frames += 1;
      createMessageEncoder(headers, body)(version, headers.get('id') ?? null);
    },
    onHeartBeat() {
      counts.heartBeats += 1;
    },
  });
  parser.version = version;
  try {
    for (let at = 0; at < bytes.length; ) {
      const end = at + 1 + random(oneOf([1, 8, bytes.length]));
      parser.push(bytes.subarray(at, end));
      at = end;
    }
    return false;
  } catch (error) {
    if (error instanceof StompError) return true;
    throw error;
  }
}

/**
 * What objects and buffers hold. The memory of a buffer is given back a turn of the loop after the buffer itself.
 * `external` would count what Node strips types with, too.
 */
async function heldBytes(): Promise<number> {
  collectGarbage();
  await nextTurn();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

let heapAtFirst = 0;
const started = performance.now();
for (let n = 0; n < INPUTS; n += 1) {
  if (n === Math.floor(INPUTS / 10)) heapAtFirst = await heldBytes();
  const version = oneOf(versions);
  const kind = oneOf(kinds);
  const bytes = inputs[kind](version);
  try {
    const refused = isRefused(version, bytes);
    if (refused && kind === 'valid') throw new Error('A valid stream was refused.');
    if (refused) counts.refused += 1;
  } catch (cause) {
    throw new Error(`Seed ${SEED}, input ${n}, STOMP ${version}: ${bytes.toString('base64')}`, { cause });
  }
}
const seconds = (performance.now() - started) / 1_000;
const heapAtEnd = await heldBytes();
const growth = (100 * (heapAtEnd - heapAtFirst)) / heapAtFirst;
console.log(
  `${INPUTS} inputs in ${seconds.toFixed(0)} s   ${counts.frames} frames   ${counts.heartBeats} heart-beats   ${counts.refused} refused   no other error`,
);
console.log(
  `heap after 10 % ${(heapAtFirst / 1e6).toFixed(2)} MB   at the end ${(heapAtEnd / 1e6).toFixed(2)} MB   ${growth.toFixed(1)} %   aim ±5 %`,
);
if (Math.abs(growth) > 5) process.exitCode = 1;

/** Microseconds of processor time that a frame takes. */
function cost(push: (bytes: Buffer) => void, bytes: Buffer): number {
  const before = process.cpuUsage();
  for (let n = 0; n < FRAMES_A_ROUND; n += 1) push(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / FRAMES_A_ROUND;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const samples = {
  SUBSCRIBE: encodeFrame('1.2', 'SUBSCRIBE', [
    ['id', 'sub-17'],
    ['destination', '/user/topic/presence'],
    ['receipt', 'receipt-17'],
  ]),
  'SEND of 1 kB': encodeFrame('1.2', 'SEND', [['destination', '/app/message']], 'x'.repeat(1_000)),
};
for (const [name, bytes] of Object.entries(samples)) {
  let read = 0;
  const ours = createFrameParser({ limits, onFrame: () => (read += 1), onHeartBeat: () => {} });
  const theirs = new Parser(
    () => (read += 1),
    () => {},
  );
  const costs: { ours: number; theirs: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    costs.push({
      ours: cost(ours.push, bytes),
      // Its types want the buffer that a browser gives; it takes any bytes.
      theirs: cost((each) => theirs.parseChunk(each as unknown as ArrayBuffer), bytes),
    });
  if (read !== 2 * (ROUNDS + 1) * FRAMES_A_ROUND) throw new Error(`${read} frames were read.`);
  // The first round warms both up.
  const measured = costs.slice(1);
  const [own, other] = [
    median(measured.map((each) => each.ours)),
    median(measured.map((each) => each.theirs)),
  ];
  const ratio = median(measured.map((each) => each.ours / each.theirs));
  console.log(
    `${name.padEnd(12)}   ours ${own.toFixed(2)} µs of CPU, ${Math.round(1e6 / own)} frames/s   @stomp/stompjs ${other.toFixed(2)} µs, ${Math.round(1e6 / other)} frames/s   ratio ${ratio.toFixed(2)}`,
  );
}
