import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readChangesets } from './release/changesets.ts';
import { changedIn, copyRepository, takeOver } from './release/copy.ts';
import { absoluteLinks } from './release/readme-links.ts';
import { type PackedRelease, releaseSummary } from './release/summary.ts';
import { faultsOf, readTarball, type Tarball, tryInEmptyFolder } from './release/tarball.ts';
import { giveVersions, pendingReleases, type Release } from './release/versions.ts';
import { repositoryUrl } from './release/where.ts';
import { root } from './workspace.ts';

/**
 * `pnpm release`: what a release would be, tried from its changesets to projects of strangers that install its tarballs. All of
 * it happens in a copy. `--prepare` takes over the versions and the changelogs, to be read and committed, and no more. `--publish`
 * sends the tarballs to the registry, and commits and tags what the copy has become.
 */
const { values: options } = parseArgs({
  options: { prepare: { type: 'boolean', default: false }, publish: { type: 'boolean', default: false } },
});

/** An address that leads nowhere by its name (RFC 2606), where nobody has said yet where the repository is. */
const placeholder = 'https://git.example/tatami';

/** The newest compiler: what a stranger has. */
const tsc = join(root, 'tooling/node_modules/@typescript/native/bin/tsc');

const kept = '.reports/release';
const repository = repositoryUrl();
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

console.log('Copying the repository …');
const copy = copyRepository();
try {
  release();
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function release(): void {
  if (readChangesets(copy).length > 0) giveVersions(copy, run, new Date().toISOString().slice(0, 10));
  const changed = changedIn(copy);
  if (options.prepare) {
    takeOver(copy, changed);
    console.log(git('status', '--short', '--', 'packages', 'apps').trim() || 'No changeset waits.');
    return;
  }
  const releases = pendingReleases(copy, git('tag', '--list').split('\n'));
  if (releases.length === 0) {
    console.log('No changeset waits, and each version has its tag: nothing to release.');
    return;
  }
  console.log('Building and packing …');
  const tarballs = pack(releases);
  const packed = releases.map((each, at): PackedRelease => {
    const tarball = tarballs[at] as Tarball;
    return {
      ...each,
      tarball,
      faults: [...faultsOf(tarball, unpackedOf(each)), ...tryOut(tarball, tarballs)],
    };
  });
  keep(packed);
  console.log(releaseSummary(packed, { isDry: !options.publish, repository, kept }));
  if (packed.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  else if (options.publish) publish(packed, changed);
}

/** Packs what is released, with texts that can be followed from anywhere: what is committed keeps links that hold here. */
function pack(releases: readonly Release[]): Tarball[] {
  const manifest = JSON.parse(readCopy('package.json'));
  writeCopy('package.json', JSON.stringify({ ...manifest, repository: repository ?? placeholder }));
  return releases.map((each) => {
    const { folder, short, tag } = each;
    for (const text of ['README.md', 'CHANGELOG.md'].map((name) => `${folder}/${name}`))
      writeCopy(text, absoluteLinks(readCopy(text), folder, repository ?? placeholder, tag));
    const archive = join(copy, `${short}.tgz`);
    run('pnpm', '--dir', folder, 'pack', '--out', archive);
    return readTarball(archive, unpackedOf(each));
  });
}

function unpackedOf({ short }: Release): string {
  return join(copy, '.unpacked', short);
}

function tryOut(tarball: Tarball, siblings: readonly Tarball[]): string[] {
  const stranger = `${copy}-stranger`;
  try {
    return tryInEmptyFolder(tarball, stranger, { tsc, versionOf, siblings });
  } finally {
    rmSync(stranger, { recursive: true, force: true });
  }
}

function versionOf(name: string): string {
  const [path] = globSync(`packages/*/node_modules/${name}/package.json`, { cwd: root });
  if (!path) throw new Error(`No package here is tried with ${name}.`);
  return JSON.parse(readFileSync(join(root, path), 'utf8')).version;
}

/** Leaves tarballs and changelogs to be looked at. */
function keep(packed: readonly PackedRelease[]): void {
  const folder = join(root, kept);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { tarball, entry, short } of packed) {
    cpSync(tarball.path, join(folder, `${short}.tgz`));
    writeFileSync(join(folder, `${short}.md`), `${entry}\n`);
  }
}

/** Sends each to the registry that is not there yet, so that a run that was broken off may be repeated; then notes it here. */
function publish(packed: readonly PackedRelease[], changed: readonly string[]): void {
  const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? ['--provenance'] : [];
  for (const { tag, tarball } of packed) {
    if (isPublished(tag)) console.log(`${tag} is on the registry already.`);
    else
      execFileSync('npm', ['publish', tarball.path, '--access', 'public', ...provenance], {
        stdio: 'inherit',
      });
  }
  const tags = packed.map(({ tag }) => tag);
  takeOver(copy, changed);
  git('add', '--all');
  if (changed.length > 0) git('commit', '--quiet', '--message', `Release: ${tags.join(', ')}`);
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
