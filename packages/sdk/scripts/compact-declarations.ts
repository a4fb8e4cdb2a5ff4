import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/**
 * What the compiler declared, as small as it may be, since every editor reads it: without what no entry leads to, with a
 * tab for every four spaces, and without the words of the contract over its paths, which `/api/docs` shows.
 */
const dist = new URL('../dist/', import.meta.url).pathname;
const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, { types: string }>;
};

const reached = new Set<string>();
function reach(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
    if (fileName.startsWith('.')) reach(resolve(dirname(file), fileName.replace(/\.ts$/, '.d.ts')));
}

for (const { types } of Object.values(exports))
  for (const entry of globSync(types, { cwd: join(dist, '..') })) reach(resolve(dist, '..', entry));
for (const file of globSync(join(dist, '**/*.d.ts'))) {
  if (!reached.has(file)) rmSync(file);
  else {
    const text = compacted(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      basename(file) === 'schema.d.ts' ? text.replaceAll(/^\t*\/\*\*.*\*\/\n/gm, '') : text,
    );
  }
}

/** Modules are named as they are when they have been built. */
function compacted(text: string): string {
  return text
    .replaceAll(/(?<=from '\.[^']+)\.ts(?=')/g, '.js')
    .replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4));
}
