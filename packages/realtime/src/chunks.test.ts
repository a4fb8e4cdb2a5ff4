import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

const text = fc.string({ unit: 'binary', maxLength: 200 });
const length = fc.integer({ min: 2, max: 20 });

test('the pieces of any text make the text again', () => {
  fc.assert(
    fc.property(text, length, (text, length) => {
      expect(chunksOf(text, length).join('')).toBe(text);
    }),
  );
});

test('no piece is longer than it may be, none is empty, and none ends inside a code point', () => {
  fc.assert(
    fc.property(text, length, (text, length) => {
      for (const chunk of chunksOf(text, length)) {
        expect(chunk.length).toBeGreaterThan(0);
        expect(chunk.length).toBeLessThanOrEqual(length);
        expect(chunk.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('a piece is as long as it may be, but where that would cut a code point', () => {
  expect(chunksOf('abcdef', 3)).toEqual(['abc', 'def']);
  expect(chunksOf('ab🥋cd', 3)).toEqual(['ab', '🥋c', 'd']);
  expect(chunksOf('a🥋', 3)).toEqual(['a🥋']);
  expect(chunksOf('', 3)).toEqual([]);
});
