import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const source = 'packages/article-text/src/reading.ts';

test.each(['packages/ui/src/components/Markdown/reading.ts', 'apps/api/src/mail/reading.ts'])(
  'what somebody wrote is read in one way: %s is what articles are read with',
  (copy) => {
    // None of the three rooms may import another one's.
    expect(read(copy) === read(source), `cp ${source} ${copy}`).toBe(true);
  },
);
