import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const pages = areas.flatMap((area) => area.pages);

test('each page of a demo area has an address of its own', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
  for (const path of paths) expect(path).toMatch(/^\/(uikit|blocks|utilities|pages|documentation)\/[a-z-]+$/);
});

test.each(pages)('$path has its page', async ({ page }) => {
  expect(await page()).toBeTypeOf('function');
});
