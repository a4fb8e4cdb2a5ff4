import { expect, test } from 'vitest';
import { absoluteLinks, relativeLinks } from './readme-links.ts';

const readme =
  '[errors](../../docs/errors.md#codes), [scripts](examples), [npm](https://npmjs.com), [below](#log), ![x](a.png)';

test('links within the repository are found', () => {
  expect(relativeLinks(readme)).toEqual(['../../docs/errors.md#codes', 'examples', 'a.png']);
});

test('on the registry they lead to the repository, as it was at the release', () => {
  const absolute = absoluteLinks(readme, 'packages/sdk', 'https://git.example/tatami', '@tatami/sdk@1.0.0');
  expect(relativeLinks(absolute)).toEqual([]);
  expect(absolute).toContain('(https://git.example/tatami/blob/@tatami/sdk@1.0.0/docs/errors.md#codes)');
  expect(absolute).toContain('[below](#log)');
});
