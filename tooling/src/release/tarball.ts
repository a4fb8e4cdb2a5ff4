import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativeLinks } from './readme-links.ts';

/** A package as it is sent to the registry. */
export interface Tarball {
  path: string;
  /** What is in it, by its path. */
  files: readonly string[];
  packedBytes: number;
  unpackedBytes: number;
  manifest: Manifest;
}

interface Manifest extends Record<string, unknown> {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  bin?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Unpacks a tarball to look at what is in it. */
export function readTarball(path: string, into: string): Tarball {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xzf', path, '-C', into, '--strip-components=1']);
  const files = readdirSync(into, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(into, file)).isFile())
    .toSorted();
  return {
    path,
    files,
    packedBytes: statSync(path).size,
    unpackedBytes: files.reduce((bytes, file) => bytes + statSync(join(into, file)).size, 0),
    manifest: JSON.parse(readFileSync(join(into, 'package.json'), 'utf8')),
  };
}

/** What a stranger would stumble over before the first line of code: what is missing, and what leads nowhere. */
export function faultsOf(tarball: Tarball, folder: string): string[] {
  const { files, manifest } = tarball;
  const texts = ['README.md', 'CHANGELOG.md'].filter((file) => files.includes(file));
  const links = texts.flatMap((file) =>
    relativeLinks(readFileSync(join(folder, file), 'utf8')).map(
      (target) => `${file}: ${target} leads nowhere`,
    ),
  );
  const said = ['repository', 'homepage', 'bugs'];
  return [
    ...(files.includes('CHANGELOG.md') ? [] : ['there is no CHANGELOG.md']),
    ...said.filter((field) => !manifest[field]).map((field) => `package.json has no "${field}"`),
    ...links,
    ...faultsOfContents(tarball),
  ];
}

/** What should not be in a package, and what has to be, whether it is released or not. */
export function faultsOfContents({ files, manifest }: Tarball): string[] {
  const missing = ['README.md', 'LICENSE'].filter((file) => !files.includes(file));
  const unsaid = ['description', 'keywords', 'author', 'license'].filter((field) => !manifest[field]);
  const needless = files.filter((file) => /^src\/|\.(?:test|stories|guide)\.|\.map$/.test(file));
  return [
    ...missing.map((file) => `there is no ${file}`),
    ...unsaid.map((field) => `package.json has no "${field}"`),
    ...(manifest.engines || manifest.peerDependencies ? [] : ['package.json says nothing of where it runs']),
    ...needless.map((file) => `${file} is no part of it`),
    ...(JSON.stringify(manifest).includes('@tatami/source') ? ['its entries name sources'] : []),
  ];
}

/**
 * A project of a stranger in an empty folder: installs the tarball as they would, has the compiler go through each entry with
 * all of its own checks and those of the declarations, loads each that is a script, looks for each stylesheet, and asks each
 * program for its version.
 *
 * @returns what went wrong
 */
export function tryInEmptyFolder(tarball: Tarball, folder: string, tools: Tools): string[] {
  const { manifest, path } = tarball;
  const { scripts, styles } = entriesOf(tarball);
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const versions = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, tools.versionOf(name)]));
  const project = {
    private: true,
    type: 'module',
    dependencies: { [manifest.name]: `file:${path}`, ...versions(peers) },
    devDependencies: versions(peers.map((name) => `@types/${name}`)),
  };
  // A workspace of its own: what stands in a folder above is not asked. What it needs of ours no registry has yet.
  const archives = tools.siblings.map((sibling) => [sibling.manifest.name, `file:${sibling.path}`]);
  const workspace = { packages: [], overrides: Object.fromEntries(archives) };
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
  };
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  write('package.json', project);
  write('pnpm-workspace.yaml', workspace);
  write('tsconfig.json', { compilerOptions, files: ['script.ts'] });
  const imports = scripts.map((entry, at) => `import * as entry${at} from '${entry}';\n`);
  writeFileSync(
    join(folder, 'script.ts'),
    `${imports.join('')}export default [${imports.map((_, at) => `entry${at}`)}];\n`,
  );
  writeFileSync(
    join(folder, 'load.js'),
    `import { existsSync } from 'node:fs';
const faults = [];
for (const entry of ${JSON.stringify(scripts)})
  await import(entry).then(
    (all) => Object.keys(all).length > 0 || faults.push(\`\${entry} exports nothing\`),
    (error) => faults.push(\`\${entry}: \${error.message}\`),
  );
for (const entry of ${JSON.stringify(styles)})
  existsSync(new URL(import.meta.resolve(entry))) || faults.push(\`\${entry} is not there\`);
console.log(faults.join('\\n'));
process.exitCode = Math.min(faults.length, 1);
`,
  );
  /** Runs a program, which has to say what it is told to, if anything. */
  const run = (what: string, [program = '', ...args]: string[], says?: string): string[] => {
    const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status === 0 && (says === undefined || stdout.trim() === says)) return [];
    const said = `${stdout ?? ''}${stderr ?? error}`.trim().split('\n').slice(0, 12);
    return [`${what}: ${said.join('\n    ')}`];
  };
  const installed = run('install', ['pnpm', 'install', '--prefer-offline']);
  if (installed.length > 0) return installed;
  return [
    ...run('tsc', [process.execPath, tools.tsc, '--project', '.']),
    ...run('run time', [process.execPath, 'load.js']),
    ...Object.keys(manifest.bin ?? {}).flatMap((name) =>
      run('--version', [join('node_modules/.bin', name), '--version'], manifest.version),
    ),
  ];
}

/** What a project of a stranger is made with. */
interface Tools {
  /** The compiler, a script. */
  tsc: string;
  /** The version of another package that the repository itself is tried with. */
  versionOf: (name: string) => string;
  /** What is released with it, and what it may need. */
  siblings: readonly Pick<Tarball, 'path' | 'manifest'>[];
}

/** What may be imported from a package, a name each; an entry with a star stands for one a file. */
export function entriesOf({ files, manifest }: Pick<Tarball, 'files' | 'manifest'>): Entries {
  const all = Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
    const name = `${manifest.name}${entry.slice(1)}`;
    const path = typeof target === 'string' ? target : (target.import ?? target.default ?? '');
    if (!entry.includes('*')) return [{ name, path }];
    const [before = '', after = ''] = path.replace('./', '').split('*');
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => ({ name: name.replace('*', file.slice(before.length, -after.length)), path: file }));
  });
  const endingIn = (ending: string) =>
    all.filter(({ path }) => path.endsWith(ending)).map(({ name }) => name);
  return { scripts: endingIn('.js'), styles: endingIn('.css') };
}

/** Entries by what they are; a manifest or another file that is there to be read is neither. */
interface Entries {
  scripts: string[];
  styles: string[];
}
