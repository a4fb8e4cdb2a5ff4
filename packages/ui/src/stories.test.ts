import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

test('axe judges every story: none turns it off, or leaves the tests', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: folder });
  expect(stories.length).toBeGreaterThan(150);
  const unjudged = stories.filter((path) =>
    /\ba11y: ?\{|'!test'/.test(readFileSync(join(folder, path), 'utf8')),
  );
  expect(unjudged).toEqual([]);
});
