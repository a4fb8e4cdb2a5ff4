import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { compare, inSteps, type Picture } from '../.storybook/pictures/compare.ts';
import { unpictured } from '../.storybook/pictures/unpictured.ts';

const folder = join(import.meta.dirname, '..');

const stories = globSync('src/**/*.stories.tsx', { cwd: folder })
  .flatMap((path) => {
    const source = readFileSync(join(folder, path), 'utf8');
    return loadCsf(source, { fileName: path, makeTitle: (title) => title ?? '' }).parse().stories;
  })
  .map(({ id }) => id);

test.each(['light', 'dark'])(
  'every story has its picture in %s, and no picture is of a story that is gone',
  (look) => {
    const pictures = globSync('*/*.webp', { cwd: join(folder, 'test/pictures', look) }).map((path) =>
      path.replace('/', '--').replace('.webp', ''),
    );
    expect(pictures.toSorted()).toEqual(stories.filter((id) => !(id in unpictured)).toSorted());
  },
);

test('who has no picture is a story, with its reason', () => {
  expect(Object.keys(unpictured).filter((id) => !stories.includes(id))).toEqual([]);
  expect(Object.values(unpictured).filter((reason) => reason.length < 20)).toEqual([]);
});

/** A card of 60 by 40 with a line around it, on white. */
function card({
  left = 10,
  line = [226, 232, 240],
  fill = [255, 255, 255],
  noise = 0,
  height = 60,
} = {}): Picture {
  const width = 100;
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= left && x < left + 60 && y >= 10 && y < 50;
      const isEdge = isInside && (x === left || x === left + 59 || y === 10 || y === 49);
      const color = isEdge ? line : isInside ? fill : [248, 250, 252];
      for (const [channel, value] of color.entries())
        data[(y * width + x) * 4 + channel] = Math.min(255, value + ((x + y) % 2) * noise);
    }
  return inSteps({ data, width, height });
}

test('a pale line that has moved by a pixel is noticed, and a colour that is another', () => {
  expect(compare(card(), card()).pixels).toBe(0);
  expect(compare(card(), card({ left: 11 })).pixels).toBeGreaterThan(70);
  expect(compare(card({ fill: [79, 70, 229] }), card({ fill: [67, 56, 202] })).pixels).toBeGreaterThan(2000);
  expect(compare(card(), card({ line: [248, 250, 252] })).pixels).toBeGreaterThan(100);
});

test('a picture that has grown differs by all that it has beyond the other', () => {
  expect(compare(card(), card({ height: 61 })).pixels).toBe(100);
});

test('what processors round differently is the same', () => {
  expect(compare(card(), card({ noise: 1 })).pixels).toBe(0);
  expect(compare(card({ fill: [24, 24, 27] }), card({ fill: [24, 24, 27], noise: 1 })).pixels).toBe(0);
});
