import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** Writes the contract again, compares it with the one that is committed, and leaves the latter in place. */
const path = join(root, 'packages/sdk/openapi.json');
const committed = readFileSync(path, 'utf8');

const { status } = spawnSync('pnpm', ['--filter', '@tatami/api', 'contract'], {
  cwd: root,
  stdio: 'inherit',
});
const emitted = readFileSync(path, 'utf8');

if (emitted !== committed) {
  writeFileSync(path, committed);
  const [was, is] = [committed.split('\n'), emitted.split('\n')];
  const line = is.findIndex((text, index) => text !== was[index]);
  console.log(
    `packages/sdk/openapi.json:${line + 1} says "${was[line]?.trim()}", the server "${is[line]?.trim()}".`,
  );
  console.log('Run "pnpm --filter @tatami/api contract" and commit what it writes.');
}
process.exitCode = status === 0 && emitted === committed ? 0 : 1;
