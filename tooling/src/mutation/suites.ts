import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** A package whose tests are tried, and the folders of it that are mutated. */
export interface Suite {
  folder: string;
  mutated: readonly string[];
}

export const suites: readonly Suite[] = [
  { folder: 'packages/sdk', mutated: ['packages/sdk/src'] },
  {
    folder: 'apps/api',
    mutated: ['rights', 'session', 'table', 'tables'].map((room) => `apps/api/src/${room}`),
  },
];

/** The files of a folder that a person wrote, and that run. */
export function sourcesIn(folder: string): { path: string; text: string }[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/*.test-d.ts'] })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !/^\/\/ Written by "/m.test(text));
}
