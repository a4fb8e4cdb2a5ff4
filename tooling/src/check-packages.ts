import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPackages } from './release/published.ts';
import { relativeLinks } from './release/readme-links.ts';
import { entriesOf, faultsOfContents, readTarball } from './release/tarball.ts';
import { root } from './workspace.ts';

/**
 * Checks each package that is published as its user gets it: packed, and unpacked again where its
 * dependencies are found but its sources are not.
 */
const tools = join(root, 'tooling/node_modules/.bin');
let failed = 0;

for (const { folder, manifest } of publishedPackages()) checkPackage(manifest.name, join(root, folder));
process.exitCode = failed > 0 ? 1 : 0;

function checkPackage(name: string, own: string): void {
  const packed = join(own, 'node_modules/.cache/packed');
  const archive = join(packed, 'package.tgz');
  const unpacked = join(packed, 'package');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });

  console.log(`\n${name}`);
  // As it was built: what is built anew meanwhile is read by others.
  if (!run('packed', own, 'pnpm', 'pack', '--ignore-scripts', '--out', archive)) return;
  if (!run('unpacked', packed, 'tar', '-xzf', archive)) return;
  const tarball = readTarball(archive, join(packed, 'looked-at'));
  const { scripts, styles } = entriesOf(tarball);
  say('contents', faultsOfContents(tarball));
  say('links', brokenLinks(own));

  run('publint', own, join(tools, 'publint'), 'run', archive, '--strict');
  const withoutTypes = styles.map((entry) => entry.replace(name, '.'));
  const untyped = withoutTypes.length > 0 ? ['--exclude-entrypoints', ...withoutTypes] : [];
  run('types', own, join(tools, 'attw'), archive, '--profile', 'esm-only', '--format', 'ascii', ...untyped);
  const imports = scripts.map((entry) => `await import('${entry}');`);
  run('imports', unpacked, process.execPath, '--input-type=module', '--eval', imports.join('\n'));
  copyFileSync(join(own, '.size-limit.json'), join(unpacked, '.size-limit.json'));
  run('sizes', unpacked, join(own, 'node_modules/.bin/size-limit'));
}

/** A README's links to other files of the repository: a release makes them lead there from anywhere. */
function brokenLinks(own: string): string[] {
  const links = relativeLinks(readFileSync(join(own, 'README.md'), 'utf8'));
  return links.filter((target) => !existsSync(join(own, target.split('#')[0] ?? '')));
}

function say(what: string, faults: readonly string[]): void {
  console.log(`  ${faults.length === 0 ? '✓' : '✗'} ${what}`);
  if (faults.length === 0) return;
  failed += 1;
  console.log(faults.join('\n'));
}

function run(what: string, cwd: string, program: string, ...args: string[]): boolean {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  const succeeded = status === 0;
  console.log(`  ${succeeded ? '✓' : '✗'} ${what}`);
  if (!succeeded) {
    failed += 1;
    console.log(stdout, stderr, error ?? '');
  }
  return succeeded;
}
