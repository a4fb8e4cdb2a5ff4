import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readIfThere } from './read-if-there.ts';
import { typesIn } from './release/api-report.ts';
import { parseChangeset } from './release/changesets.ts';
import { changeFaults, type PackageChange } from './release/package-changes.ts';
import { publishedPackages } from './release/published.ts';
import { type Package, root } from './workspace.ts';

/**
 * Holds that a published package which has changed since the branch left `main` has a changeset that says so, of the size
 * that its types ask for. `node tooling/src/check-changesets.ts v1` compares with another commit, and `CHANGED_SINCE` says
 * from where `main` itself was pushed on. Where git has nothing to compare with, as in a shallow clone or after a first push,
 * it says so and holds nothing. What was released since is compared with its release.
 */
const start = startOf(process.argv[2]);
if (start === undefined) {
  console.log(
    'There is nothing here to compare with, as in a shallow clone or after a first push: no changeset is asked for.',
  );
  process.exit();
}
const base: string = start;
const written = changedSince(base)
  .filter((path) => /^\.changeset\/[^/]+\.md$/.test(path) && existsSync(join(root, path)))
  .map((path) => parseChangeset(basename(path, '.md'), readIfThere(join(root, path)) ?? ''));
const faults = publishedPackages().flatMap(faultsOf);
console.log([...faults, `${faults.length} faults in what has changed since ${base.slice(0, 9)}.`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf({ folder, manifest }: Package): string[] {
  const since = releaseOf(folder, manifest.version) ?? base;
  const within = (path: string) => path.startsWith(`${folder}/`);
  const files = changedSince(since)
    .filter(within)
    .map((path) => path.slice(folder.length + 1));
  const before = stateOf((path) => at(since, `${folder}/${path}`));
  const after = stateOf((path) => readIfThere(join(root, folder, path)));
  return changeFaults({ name: manifest.name, files, before, after }, written);
}

/** The commit since the base that gave a package its version. */
function releaseOf(folder: string, version: string): string | undefined {
  const given = ['-S', `"version": "${version}"`, `${base}..HEAD`, '--', `${folder}/package.json`];
  return git('log', '--format=%H', ...given)
    .split('\n')
    .find(Boolean);
}

/** The files that have changed, come or gone. */
function changedSince(commit: string): string[] {
  const listed = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')];
  return listed.flatMap((lines) => lines.split('\n').filter(Boolean));
}

function stateOf(read: (path: string) => string | undefined): PackageChange['before'] {
  const types = read('etc/types.md');
  return { manifest: JSON.parse(read('package.json') ?? '{}'), types: types && typesIn(types) };
}

function startOf(named: string | undefined): string | undefined {
  const { GITHUB_BASE_REF: target, CHANGED_SINCE: pushed } = process.env;
  const said = named || pushed;
  for (const candidate of said ? [said] : [target && `origin/${target}`, 'origin/main', 'main']) {
    if (!candidate) continue;
    try {
      return git('merge-base', candidate, 'HEAD').trim();
    } catch {
      // Not known here.
    }
  }
  return undefined;
}

function at(commit: string, path: string): string | undefined {
  try {
    return git('show', `${commit}:${path}`);
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
}
