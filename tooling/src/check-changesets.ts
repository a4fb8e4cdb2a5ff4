import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { typesIn } from './release/api-report.ts';
import { parseChangeset } from './release/changesets.ts';
import { changeFaults, type PackageChange } from './release/package-changes.ts';
import { publishedPackages } from './release/published.ts';
import { type Package, root } from './workspace.ts';

/**
 * Holds that a published package which has changed since the branch left `main` has a changeset that says so, of the size
 * that its types ask for. `node tooling/src/check-changesets.ts v1` compares with another commit, and `CHANGED_SINCE` says
 * from where `main` itself was pushed on. Where git has nothing to compare with, as in a shallow clone, it says so and holds
 * nothing.
 */
const base = startOf(process.argv[2]);
if (base === undefined) {
  console.log('There is no history here to compare with, as in a shallow clone: no changeset is asked for.');
  process.exit();
}
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter((path) => path && existsSync(join(root, path)));
const removed = git('diff', '--name-only', '--diff-filter=D', base).split('\n').filter(Boolean);
const written = changed
  .filter((path) => /^\.changeset\/[^/]+\.md$/.test(path))
  .map((path) => parseChangeset(basename(path, '.md'), readIfThere(path) ?? ''));
const faults = publishedPackages().flatMap(faultsOf);
console.log([...faults, `${faults.length} faults in what has changed since ${base.slice(0, 9)}.`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf({ folder, manifest }: Package): string[] {
  const within = (path: string) => path.startsWith(`${folder}/`);
  const files = [...changed, ...removed].filter(within).map((path) => path.slice(folder.length + 1));
  const before = stateOf((path) => atBase(`${folder}/${path}`));
  const after = stateOf((path) => readIfThere(`${folder}/${path}`));
  return changeFaults({ name: manifest.name, files, before, after }, written);
}

function stateOf(read: (path: string) => string | undefined): PackageChange['before'] {
  const types = read('etc/types.md');
  return { manifest: JSON.parse(read('package.json') ?? '{}'), types: types && typesIn(types) };
}

function startOf(named: string | undefined): string | undefined {
  const { GITHUB_BASE_REF: target, CHANGED_SINCE: pushed } = process.env;
  const known = [pushed, target && `origin/${target}`, 'origin/main', 'main'];
  for (const candidate of named ? [named] : known) {
    if (!candidate) continue;
    try {
      return git('merge-base', candidate, 'HEAD').trim();
    } catch {
      // Not known here.
    }
  }
  return undefined;
}

function atBase(path: string): string | undefined {
  try {
    return git('show', `${base}:${path}`);
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function git(...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
}
