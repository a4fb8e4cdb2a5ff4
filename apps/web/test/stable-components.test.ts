import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const ui = join(root, 'packages/ui/src');
const tested = /\.(test|test-d|stories|guide)\.tsx?$/;

const sources = (patterns: string[], cwd: string) =>
  globSync(patterns, { cwd })
    .filter((path) => !tested.test(path))
    .map((path) => ({ path, code: readFileSync(join(cwd, path), 'utf8') }));

/** The folder of each component, by the names that the index exports of it. */
const folders = new Map(
  [
    ...readFileSync(join(ui, 'index.ts'), 'utf8').matchAll(
      /export (?:type )?\{([^}]*)\} from '.\/components\/(\w+)\//g,
    ),
  ].flatMap(([, names = '', folder = '']) => names.split(',').map((name) => [name.trim(), folder] as const)),
);

/** The folders that the pages of the club import from: by the index, or by an entry of their own. */
const imported = sources(
  ['apps/web/src/**/*.{ts,tsx}', 'packages/{tables,web-runtime}/src/**/*.{ts,tsx}'],
  root,
).flatMap(({ code }) => [
  ...[...code.matchAll(/import \{([^}]*)\} from '@tatami\/ui'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => folders.get(name.trim()) ?? ''),
  ),
  ...[...code.matchAll(/(?:import\(|\} from )'@tatami\/ui\/([A-Z]\w+)'/g)].map(([, folder = '']) => folder),
]);

/** What the components of each folder are made of: other folders, as they import them. */
const madeOf = Map.groupBy(
  sources(['components/**/*.{ts,tsx}'], ui).flatMap(({ path, code }) =>
    [...code.matchAll(/'(?:\.\.?\/)+([\w/]+)\/[\w-]+\.tsx?'/g)].map(([, folder = '']) => ({
      of: path.split('/')[1] ?? '',
      folder: folder.split('/')[0] ?? '',
    })),
  ),
  ({ of }) => of,
);

test('a component that the book calls stable is one that pages of the club stand on', () => {
  const used = new Set<string>();
  const waiting = [...imported];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (used.has(folder)) continue;
    used.add(folder);
    waiting.push(...(madeOf.get(folder) ?? []).map((each) => each.folder));
  }
  const stable = globSync('components/*/*.stories.tsx', { cwd: ui })
    .filter((path) => basename(path) === `${basename(dirname(path))}.stories.tsx`)
    .filter((path) => !/^ {2}tags: \[[^\]]*'new'/m.test(readFileSync(join(ui, path), 'utf8')))
    .map((path) => basename(dirname(path)));
  expect(stable.length).toBeGreaterThan(50);
  expect(stable.filter((name) => !used.has(name))).toEqual([]);
});
