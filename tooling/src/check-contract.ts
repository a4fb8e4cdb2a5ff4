import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** Writes the contract again with all that follows from it, compares, and puts back what was there. */
const sdk = join(root, 'packages/sdk');
const paths = globSync('{openapi.json,src/*.ts}', { cwd: sdk }).map((path) => join(sdk, path));
const texts = () => paths.map((path) => readFileSync(path, 'utf8'));

const committed = texts();
const { status } = spawnSync('pnpm', ['run', 'contract'], { cwd: root, stdio: 'inherit' });
const emitted = texts();

const stale = paths.filter((path, index) => {
  if (emitted[index] === committed[index]) return false;
  writeFileSync(path, committed[index] ?? '');
  const [was, is] = [committed, emitted].map((all) => all[index]?.split('\n') ?? []);
  const line = is?.findIndex((text, at) => text !== was?.[at]) ?? 0;
  console.log(`${path}:${line + 1} says "${was?.[line]?.trim()}" and should say "${is?.[line]?.trim()}".`);
  return true;
});
if (stale.length > 0) console.log('Run "pnpm contract" and commit what it writes.');
process.exitCode = status === 0 && stale.length === 0 ? 0 : 1;
