import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/**
 * Writes the contract and what is derived from it again, compares with what is committed, and leaves the latter in
 * place.
 */
const paths = [
  'packages/sdk/openapi.json',
  'packages/sdk/src/schema.ts',
  'packages/sdk/src/rules-data.ts',
  'docs/errors.md',
];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const committed = paths.map(read);

const { status } = spawnSync('pnpm', ['run', 'contract'], { cwd: root, stdio: 'inherit' });
let differences = 0;

for (const [index, path] of paths.entries()) {
  const [before = '', after] = [committed[index], read(path)];
  if (after === before) continue;
  differences += 1;
  writeFileSync(join(root, path), before);
  const [was, is] = [before.split('\n'), after.split('\n')];
  const line = is.findIndex((text, at) => text !== was[at]);
  console.log(`${path}:${line + 1} says "${was[line]?.trim()}", the server "${is[line]?.trim()}".`);
}
if (differences > 0) console.log('Run "pnpm contract" and commit what it writes.');
process.exitCode = status === 0 && differences === 0 ? 0 : 1;
