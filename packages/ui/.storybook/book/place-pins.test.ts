import { expect, test } from 'vitest';
import { type Box, placePins } from './place-pins.ts';

const stage: Box = { left: 0, top: 0, width: 600, height: 300 };
const picture: Box = { left: 100, top: 100, width: 400, height: 100 };

test('a number stands on the side its part is nearest to', () => {
  const atTheTop = { left: 200, top: 100, width: 80, height: 20 };
  const atTheEnd = { left: 470, top: 140, width: 30, height: 20 };
  const [first, second] = placePins([atTheTop, atTheEnd], picture, stage);
  expect(first?.to.y).toBeLessThan(picture.top);
  expect(first?.to.x).toBe(240);
  expect(second?.to.x).toBeGreaterThan(picture.left + picture.width);
});

test('numbers of parts that lie close never cover each other', () => {
  const parts = Array.from({ length: 6 }, (_, at) => ({ left: 200 + at * 8, top: 100, width: 8, height: 8 }));
  const pins = placePins(parts, picture, stage);
  for (const [at, { to }] of pins.entries()) {
    for (const { to: other } of pins.slice(at + 1)) {
      expect(Math.hypot(to.x - other.x, to.y - other.y)).toBeGreaterThanOrEqual(26);
    }
  }
});

test('no number leaves the stage, and its line begins on the edge of the part', () => {
  const narrow: Box = { left: 0, top: 0, width: 200, height: 120 };
  const drawn: Box = { left: 4, top: 10, width: 192, height: 100 };
  for (const { from, to } of placePins([{ left: 4, top: 10, width: 40, height: 20 }, drawn], drawn, narrow)) {
    expect(to.x).toBeGreaterThanOrEqual(13);
    expect(to.y).toBeGreaterThanOrEqual(13);
    expect(to.x).toBeLessThanOrEqual(narrow.width - 13);
    expect(to.y).toBeLessThanOrEqual(narrow.height - 13);
    expect(
      [drawn.left, drawn.left + drawn.width, 44].includes(from.x) || [10, 30, 110].includes(from.y),
    ).toBe(true);
  }
});

test('what isn’t drawn has no number, and the others keep theirs', () => {
  const pins = placePins([undefined, { left: 200, top: 100, width: 80, height: 20 }], picture, stage);
  expect(pins.map(({ number }) => number)).toEqual([2]);
});
