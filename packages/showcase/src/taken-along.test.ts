import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

const src = import.meta.dirname;
const ui = join(src, '../../ui');

/** Every source that a page shows to be copied: whoever imports one as text. */
const shown = globSync('**/*.tsx', { cwd: src }).flatMap((page) =>
  [...readFileSync(join(src, page), 'utf8').matchAll(/from '(\.[^']+\.tsx?)\?raw'/g)].map(([, file = '']) =>
    join(dirname(page), file),
  ),
);

const importsOf = (source: string) => ts.preProcessFile(source).importedFiles.map(({ fileName }) => fileName);

test('there are blocks to be taken along', () => {
  expect(shown.filter((file) => file.startsWith('blocks/')).length).toBeGreaterThanOrEqual(12);
});

test.each(shown)('%s names nothing but the components, React, and what is shown beside it', (file) => {
  for (const name of importsOf(readFileSync(join(src, file), 'utf8'))) {
    if (name.startsWith('.')) expect(shown).toContain(join(dirname(file), name));
    else expect(name).toMatch(/^(react|react-dom\/client|@tatami\/ui(\/[\w/.-]+)?)$/);
  }
});

test.each(shown.filter((file) => file.startsWith('blocks/')))('%s can be taken along alone', (file) => {
  expect(importsOf(readFileSync(join(src, file), 'utf8')).filter((name) => name.startsWith('.'))).toEqual([]);
});

/** A folder of somebody who has installed the package: what is published of it is there, and its sources are not. */
const folder = mkdtempSync(join(tmpdir(), 'taken-along-'));
let faults = new Map<string, string[]>();

beforeAll(() => {
  // Its types are those of the build: `pnpm build` makes them, and `pnpm test` before these tests.
  readFileSync(join(ui, 'dist/types/index.d.ts'));
  mkdirSync(join(folder, 'node_modules/@tatami/ui'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const published of ['dist', 'package.json'])
    symlinkSync(join(ui, published), join(folder, 'node_modules/@tatami/ui', published));
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom'])
    symlinkSync(join(src, '../node_modules', name), join(folder, 'node_modules', name));

  const paths = shown.map((file) => join(folder, basename(file)));
  for (const [at, file] of shown.entries())
    writeFileSync(paths[at] ?? '', readFileSync(join(src, file), 'utf8'));
  // As Vite's own types have it, and those of other bundlers.
  const styles = join(folder, 'styles.d.ts');
  writeFileSync(styles, "declare module '*.css';");
  const program = ts.createProgram([...paths, styles], {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noEmit: true,
    skipLibCheck: true,
    preserveSymlinks: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    allowImportingTsExtensions: true,
  });
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = basename(file?.fileName ?? '');
    const line = file?.text.slice(start).split('\n', 1)[0] ?? '';
    const fault = `${line} — ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    faults = faults.set(name, [...(faults.get(name) ?? []), fault]);
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('no two of them have one name', () => {
  const names = shown.map((file) => basename(file));
  expect(names).toEqual([...new Set(names)]);
});

test.each(shown)('%s compiles as a file of somebody who has installed the components', (file) => {
  expect(faults.get(basename(file)) ?? []).toEqual([]);
});

test('a fault of no file is none', () => {
  expect([...faults.keys()].filter((name) => !shown.some((file) => basename(file) === name))).toEqual([]);
});
