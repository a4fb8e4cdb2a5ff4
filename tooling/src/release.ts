import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changelogEntry, withEntry } from './release/changelog.ts';
import { readChangesets } from './release/changesets.ts';
import { copyRepository } from './release/copy.ts';
import { publishedPackages } from './release/published.ts';
import { absoluteLinks } from './release/readme-links.ts';
import { type PackedRelease, releaseSummary } from './release/summary.ts';
import { faultsOf, readTarball, tryInEmptyFolder } from './release/tarball.ts';
import { repositoryUrl } from './release/where.ts';
import { root } from './workspace.ts';

/**
 * `pnpm release`: what a release would be, tried from its changesets to projects of strangers that install its tarballs. All of
 * it happens in a copy. `pnpm release --publish` goes on: it sends the tarballs to the registry, and commits and tags what the
 * copy has become.
 */
const { values: options } = parseArgs({ options: { publish: { type: 'boolean', default: false } } });

/** An address that leads nowhere by its name (RFC 2606), where nobody has said yet where the repository is. */
const placeholder = 'https://git.example/tatami';

/** The newest compiler: what a stranger has. */
const tsc = join(root, 'tooling/node_modules/@typescript/native/bin/tsc');

const kept = join(root, '.reports/release');
const repository = repositoryUrl();
const changesets = readChangesets();
if (changesets.length === 0) {
  console.log('There is no changeset: nothing to release.');
  process.exit();
}
if (options.publish) {
  const unready = [
    ...(repository
      ? []
      : ['package.json does not say in "repository" where this is; nothing may be published without']),
    ...(git('status', '--porcelain') ? ['there is something that is not committed'] : []),
  ];
  if (unready.length > 0) {
    console.error(`Nothing was published: ${unready.join(', and ')}.`);
    process.exit(1);
  }
}

console.log('Copying the repository, building and packing …');
const copy = copyRepository();
let succeeded = false;
try {
  const releases = prepare();
  const packed = releases.map(pack);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const { tarball, entry, folder } of packed) {
    cpSync(tarball.path, join(kept, `${folder.replace('packages/', '')}.tgz`));
    writeFileSync(join(kept, `${folder.replace('packages/', '')}.md`), `${entry}\n`);
  }
  console.log(releaseSummary(packed, { isDry: !options.publish, repository, kept: '.reports/release' }));
  succeeded = packed.every(({ faults }) => faults.length === 0);
  if (succeeded && options.publish) publish(packed);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = succeeded ? 0 : 1;

interface Prepared {
  name: string;
  folder: string;
  from: string;
  to: string;
  entry: string;
  tag: string;
}

/** Gives each package of the copy its version, its changelog and a README that can be followed from anywhere. */
function prepare(): Prepared[] {
  const versionOf = (folder: string) => JSON.parse(readCopy(`${folder}/package.json`)).version;
  const before = publishedPackages().map(({ folder, manifest }) => ({
    folder,
    name: manifest.name,
    from: versionOf(folder),
  }));
  if (!repository) {
    const manifest = JSON.parse(readCopy('package.json'));
    writeCopy('package.json', JSON.stringify({ ...manifest, repository: placeholder }, null, 2));
  }
  run('pnpm', 'exec', 'changeset', 'version');
  const on = new Date().toISOString().slice(0, 10);
  const releases = before.flatMap(({ folder, name, from }) => {
    const to = versionOf(folder);
    if (to === from) return [];
    const tag = `${name}@${to}`;
    const told = changelogEntry({ name, from, to, on, changesets });
    const entry = absoluteLinks(told, folder, repository ?? placeholder, tag);
    return [{ name, folder, from, to, entry, tag }];
  });
  const sdk = releases.find(({ name }) => name === '@tatami/sdk');
  if (sdk) setContractVersion(sdk.to);
  for (const { folder, name, entry, tag } of releases) {
    const changelog = `${folder}/CHANGELOG.md`;
    const former = existsSync(join(copy, changelog)) ? readCopy(changelog) : undefined;
    writeCopy(changelog, withEntry(former, name, entry));
    cpSync(join(copy, folder, 'etc/types.md'), join(copy, folder, 'etc/released-types.md'));
    // What is committed keeps links that hold in the repository; those of the tarball lead there.
    const readme = readCopy(`${folder}/README.md`);
    writeCopy(`${folder}/README.md`, absoluteLinks(readme, folder, repository ?? placeholder, tag));
  }
  return releases;
}

/** The contract has the version of the client that was released with it, without its patch (docs/releases.md). */
function setContractVersion(version: string): void {
  const path = 'apps/api/src/http/contract-version.ts';
  const [major, minor] = version.split('.');
  writeCopy(path, readCopy(path).replace(/'[\d.]+'/, `'${major}.${minor}'`));
  run('pnpm', 'contract');
}

function pack(release: Prepared): PackedRelease {
  const { name, folder } = release;
  const archive = join(copy, `${folder}.tgz`);
  run('pnpm', '--dir', folder, 'pack', '--out', archive);
  const unpacked = join(copy, '.unpacked', folder);
  const tarball = readTarball(archive, unpacked);
  const stranger = join(copy, '..', `tatami-stranger-${folder.replace('packages/', '')}-${process.pid}`);
  try {
    const faults = [
      ...faultsOf(tarball, unpacked),
      ...tryInEmptyFolder(tarball, stranger, { tsc, versionOf }),
    ];
    const own = changesets.filter(({ releases }) => releases[name]);
    return { ...release, tarball, faults, sizes: own.flatMap(({ releases }) => releases[name] ?? []) };
  } finally {
    rmSync(stranger, { recursive: true, force: true });
  }
}

function versionOf(name: string): string {
  const [path] = globSync(`packages/*/node_modules/${name}/package.json`, { cwd: root });
  if (!path) throw new Error(`No package here is tried with ${name}.`);
  return JSON.parse(readFileSync(join(root, path), 'utf8')).version;
}

/** Sends each to the registry that is not there yet, so that a run that was broken off may be repeated; then notes it here. */
function publish(packed: readonly PackedRelease[]): void {
  const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? ['--provenance'] : [];
  for (const { tag, tarball } of packed) {
    if (isPublished(tag)) console.log(`${tag} is on the registry already.`);
    else
      execFileSync('npm', ['publish', tarball.path, '--access', 'public', ...provenance], {
        stdio: 'inherit',
      });
  }
  for (const { folder } of packed)
    execFileSync('git', ['-C', copy, 'checkout', '--quiet', '--', `${folder}/README.md`]);
  const list = ['ls-files', '-z', '--modified', '--others', '--deleted', '--exclude-standard'];
  const changed = execFileSync('git', list, { cwd: copy, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const path of new Set(changed)) {
    if (path.endsWith('.tgz') || path.startsWith('.unpacked/')) continue;
    if (existsSync(join(copy, path))) cpSync(join(copy, path), join(root, path));
    else rmSync(join(root, path));
  }
  const tags = packed.map(({ tag }) => tag);
  git('add', '--all');
  git('commit', '--quiet', '--message', `Release: ${tags.join(', ')}`);
  for (const { tag, entry } of packed)
    git('tag', '--annotate', tag, '--message', entry, '--cleanup=verbatim');
  console.log(`Committed and tagged. Now "git push --follow-tags".`);
}

function isPublished(tag: string): boolean {
  try {
    execFileSync('npm', ['view', tag, 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function run(program: string, ...args: string[]): void {
  try {
    execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed.\n${stdout}${stderr}`, { cause: error });
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

function readCopy(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}

function writeCopy(path: string, text: string): void {
  writeFileSync(join(copy, path), text);
}
