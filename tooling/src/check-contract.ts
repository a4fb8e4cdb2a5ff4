import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { root } from './workspace.ts';

/**
 * Writes the contract and what is derived from it again, compares with what is committed, and leaves the latter in
 * place. Then asks Redocly, by the rules that it recommends, what strangers would stumble over.
 */
const folder = 'packages/sdk/src/rules';
const paths = () => [
  'apps/api/src/tables/index.ts',
  'apps/api/src/database/table-names.ts',
  'apps/api/drizzle/SHA256SUMS',
  'packages/sdk/openapi.json',
  'packages/sdk/src/contract-version.ts',
  'packages/sdk/src/schema.ts',
  'packages/sdk/src/entities.ts',
  'packages/sdk/src/vocabulary.ts',
  'packages/sdk/src/rules-data.ts',
  'docs/errors.md',
  ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
];
const readAll = () => new Map(paths().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const committed = readAll();

const { status } = spawnSync('pnpm', ['run', 'contract'], { cwd: root, stdio: 'inherit' });
const written = readAll();
let differences = 0;

for (const path of new Set([...committed.keys(), ...written.keys()])) {
  const [before, after] = [committed.get(path), written.get(path)];
  if (after === before) continue;
  differences += 1;
  if (before === undefined) rmSync(join(root, path));
  else writeFileSync(join(root, path), before);
  const [was, is] = [before?.split('\n') ?? [], after?.split('\n') ?? []];
  const line = Math.max(
    is.findIndex((text, at) => text !== was[at]),
    0,
  );
  console.log(`${path}:${line + 1} says "${was[line]?.trim()}", the server "${is[line]?.trim()}".`);
}
if (differences > 0) console.log('Run "pnpm contract" and commit what it writes.');

const findings = await lint({
  ref: join(root, 'packages/sdk/openapi.json'),
  config: await createConfig({ extends: ['recommended'] }),
});
for (const { ruleId, message, location } of findings)
  console.log(`${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
process.exitCode = status === 0 && differences === 0 && findings.length === 0 ? 0 : 1;
