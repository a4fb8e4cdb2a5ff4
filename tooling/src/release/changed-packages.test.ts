import { expect, test } from 'vitest';
import { concernsUsers } from './changed-packages.ts';

test('what users get concerns them, what is around it does not', () => {
  expect(concernsUsers(['src/club.ts'], {}, {})).toBe(true);
  expect(concernsUsers(['src/theme/themes.css'], {}, {})).toBe(true);
  expect(
    concernsUsers(['src/club.test.ts', 'src/table.test-d.ts', 'src/Bell.stories.tsx', 'README.md'], {}, {}),
  ).toBe(false);
  expect(concernsUsers(['package.json'], { scripts: { a: '' } }, { scripts: {} })).toBe(false);
  expect(concernsUsers(['package.json'], { engines: { node: '>=22' } }, { engines: { node: '>=24' } })).toBe(
    true,
  );
});
