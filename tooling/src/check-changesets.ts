import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareTypes } from './release/api-facts.ts';
import { typesIn } from './release/api-report.ts';
import { concernsUsers } from './release/changed-packages.ts';
import { covers, parseChangeset, sizeFor } from './release/changesets.ts';
import { publishedPackages } from './release/published.ts';
import { root } from './workspace.ts';

/**
 * Holds that a published package which has changed since the branch left `main` has a changeset that says so, of the size
 * that its types ask for. `node tooling/src/check-changesets.ts v1` compares with another commit. On `main` itself it looks
 * at what is not committed yet. Where git has nothing to compare with, as in a shallow clone, it says so and holds nothing.
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
  .map((path) => parseChangeset(basename(path, '.md'), read(path)));
const faults = publishedPackages().flatMap(faultsOf);
console.log([...faults, `${faults.length} faults in what has changed since ${base.slice(0, 9)}.`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsOf({ folder, manifest }: ReturnType<typeof publishedPackages>[number]): string[] {
  const { name } = manifest;
  const before = JSON.parse(atBase(`${folder}/package.json`) ?? '{}');
  const within = [...changed, ...removed]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const after = JSON.parse(read(`${folder}/package.json`));
  // A release takes changesets away, and is itself no change that is to be told.
  const isRelease = before.version !== undefined && before.version !== after.version;
  if (isRelease || !concernsUsers(within, before, after)) return [];
  const told = sizeFor(name, written);
  if (!told) return [`${name} has changed, and no changeset says so: "pnpm changeset".`];
  const types = `${folder}/etc/types.md`;
  const [was, is] = [atBase(types), existsSync(join(root, types)) ? read(types) : undefined];
  if (was === undefined || is === undefined) return [];
  const { size, differences } = compareTypes(typesIn(was), typesIn(is), name === '@tatami/ui');
  if (size === undefined || covers(told, size) || isUnreleased(before)) return [];
  const large = differences.filter((difference) => !covers(told, difference.size));
  return [
    `The changesets say "${told}" of ${name}, its types say "${size}":`,
    ...large.slice(0, 20).map((difference) => `  ${difference.size}: ${difference.what}`),
  ];
}

/** Whether nobody has the package yet: anything may change in it by a `minor`. */
function isUnreleased({ version = '0.0.0' }: { version?: string }): boolean {
  return version === '0.0.0';
}

function startOf(named: string | undefined): string | undefined {
  const target = process.env.GITHUB_BASE_REF;
  const candidates = named ? [named] : [...(target ? [`origin/${target}`] : []), 'origin/main', 'main'];
  for (const candidate of candidates) {
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

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function git(...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
}
