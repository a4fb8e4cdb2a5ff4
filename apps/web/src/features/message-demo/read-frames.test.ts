import { expect, it } from 'vitest';
import { readFrames } from './read-frames.ts';

const read = (...pieces: string[]) => {
  const seen: string[] = [];
  const take = readFrames(
    ({ command, destination = '' }) => seen.push(`${command} ${destination}`.trim()),
    () => seen.push('a beat'),
  );
  for (const piece of pieces) take(piece);
  return seen;
};

const send = 'SEND\ndestination:/app/message\n\n{"message":"Cześć"}\0';

it('a frame has its command, its destination and all its text', () => {
  const frames: unknown[] = [];
  readFrames(
    (frame) => frames.push(frame),
    () => {},
  )(send);
  expect(frames).toEqual([
    {
      command: 'SEND',
      destination: '/app/message',
      text: 'SEND\ndestination:/app/message\n\n{"message":"Cześć"}',
    },
  ]);
});

it.each([
  ['several at once', [`${send}${send}`], ['SEND /app/message', 'SEND /app/message']],
  ['one in pieces', [send.slice(0, 9), send.slice(9, 40), send.slice(40)], ['SEND /app/message']],
  ['one without a destination', ['CONNECTED\nversion:1.2\n\n\0'], ['CONNECTED']],
  ['one whose body names another', ['SEND\ndestination:/a\n\ndestination:/b\0'], ['SEND /a']],
  ['lines that end as on Windows', ['MESSAGE\r\ndestination:/a\r\n\r\nb\0'], ['MESSAGE /a']],
  ['heart-beats', ['\n', '\r\n'], ['a beat', 'a beat']],
  ['a frame after a heart-beat', [`\n${send}`], ['SEND /app/message']],
  ['a frame with a heart-beat at its end', [`${send}\n`], ['SEND /app/message', 'a beat']],
])('%s', (_, pieces, seen) => {
  expect(read(...pieces)).toEqual(seen);
});
