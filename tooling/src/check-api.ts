import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareTypes } from './release/api-facts.ts';
import { apiReport, typesIn } from './release/api-report.ts';
import { readChangesets, sizeFor } from './release/changesets.ts';
import { typeChange, typeFaults } from './release/package-changes.ts';
import { publishedPackages } from './release/published.ts';
import { lacksSince, nextRelease } from './release/since.ts';
import { root } from './workspace.ts';

/**
 * Holds what the published packages offer to a compiler to what is committed of it, and the changesets that wait to what
 * has changed since the last release. With `--write`, which is `pnpm api`, writes it down instead.
 */
const changesets = readChangesets();
const faults: string[] = [];

for (const { folder, manifest } of publishedPackages()) {
  const { name } = manifest;
  // A program offers nothing to a compiler.
  if (Object.values(manifest.exports ?? {}).every((target) => typeof target === 'string')) continue;
  const report = apiReport(join(root, folder));
  const path = `${folder}/etc/types.md`;
  if (process.argv.includes('--write')) writeFileSync(join(root, path), report);
  const committed = read(path) ?? '';
  if (committed !== report) {
    const { differences } = compareTypes(typesIn(committed), typesIn(report));
    faults.push(`${path} is not what ${name} offers; run "pnpm api" and commit what it writes.`);
    faults.push(...differences.slice(0, 10).map(({ what }) => `  ${what}`));
  }
  const released = read(`${folder}/etc/released-types.md`);
  const planned = sizeFor(name, changesets);
  if (released === undefined) {
    console.log(`${name}: never released, so nothing of it can break.`);
    continue;
  }
  const [before, after] = [typesIn(released), typesIn(report)];
  const { size, differences } = typeChange(name, before, after);
  console.log(`${name}: ${size ?? 'nothing'} since its release, ${planned ?? 'nothing'} in .changeset.`);
  faults.push(...typeFaults(name, before, after, planned));
  faults.push(...lacksSince(join(root, folder), differences, nextRelease(manifest.version, planned)));
}

console.log(
  faults.join('\n') || 'The types are what is committed, and the changesets say how far they have changed.',
);
process.exitCode = faults.length > 0 ? 1 : 0;

function read(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}
