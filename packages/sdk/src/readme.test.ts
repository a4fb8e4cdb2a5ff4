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
  return blocks.map(([, code = '']) => (code.includes('const club =') ? '' : club) + given + code);
}

test('every snippet of the README compiles', () => {
  const texts = snippets('README.md');
  expect(texts.length).toBeGreaterThan(5);
  const withRealtime = texts.filter((text) => text.includes('@tatami/realtime'));
  expect(withRealtime).toHaveLength(1);
  // This package knows nothing of that one; the program of the command line puts both together, as a reader does.
  expect(compile(join(root, '../cli'), withRealtime).faults).toEqual([]);
  expect(
    compile(
      root,
      texts.filter((text) => !withRealtime.includes(text)),
    ).faults,
  ).toEqual([]);
}, 90_000);

test('a snippet that is wrong would be found', () => {
  expect(compile(root, [`${club}${given}await club.table('student').get(7);`]).faults).toEqual([
    expect.stringContaining("not assignable to parameter of type 'string'"),
  ]);
}, 90_000);
