import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@tatami/tooling/compile';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the snippets take for granted. */
const given = `
declare const id: string;
declare const username: string;
declare const password: string;
declare const signal: AbortSignal;
declare function navigate(path: string): void;
declare function readAnew(table: string): Promise<void>;
declare function render(): void;
export {};
`;
const club = `
declare const club: import('@tatami/sdk').Club;`;

function snippets(file: string): string[] {
  const blocks = [...readFileSync(join(root, file), 'utf8').matchAll(/```[jt]s\n([\s\S]*?)```/g)];
  return blocks.map(
    ([, code = '']) =>
      (code.includes('const club =') ? '' : club) +
      given +
      // The two know nothing of each other but by what a reader of this page puts together.
      code.replace('@tatami/realtime', '../realtime/src/index.ts'),
  );
}

test('every snippet of the README compiles', () => {
  const texts = snippets('README.md');
  expect(texts.length).toBeGreaterThan(5);
  expect(compile(root, texts).faults).toEqual([]);
}, 90_000);

test('a snippet that is wrong would be found', () => {
  expect(compile(root, [`${club}${given}await club.table('student').get(7);`]).faults).toEqual([
    expect.stringContaining("not assignable to parameter of type 'string'"),
  ]);
}, 90_000);
