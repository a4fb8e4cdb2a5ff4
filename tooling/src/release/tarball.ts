import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { relativeLinks } from './readme-links.ts';

/** A package as it is sent to the registry. */
export interface Tarball {
  path: string;
  /** What is in it, by its path. */
  files: readonly string[];
  packedBytes: number;
  unpackedBytes: number;
  manifest: { name: string; version: string; exports: Record<string, unknown> } & Record<string, unknown>;
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
 * all of its own checks and those of the declarations, and loads each that is a script.
 *
 * @returns what went wrong
 */
export function tryInEmptyFolder({ path, files, manifest }: Tarball, folder: string, tools: Tools): string[] {
  mkdirSync(folder, { recursive: true });
  const peers = Object.keys((manifest.peerDependencies ?? {}) as object);
  const types = peers.includes('react') ? ['@types/react', '@types/react-dom'] : [];
  const versions = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, tools.versionOf(name)]));
  const project = {
    private: true,
    type: 'module',
    dependencies: { [manifest.name]: `file:${path}`, ...versions(peers) },
    devDependencies: versions(['@types/node', ...types]),
  };
  const settings = {
    compilerOptions: {
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
    files: ['script.ts'],
  };
  const entries = entriesOf(manifest, files);
  const scripts = entries.filter((entry) => !entry.endsWith('.css'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project, null, 2));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings, null, 2));
  // A workspace of its own: what stands in a folder above is not asked.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\n');
  writeFileSync(
    join(folder, 'script.ts'),
    `${scripts.map((entry, at) => `import * as entry${at} from '${entry}';`).join('\n')}
const empty = [${scripts.map((entry, at) => `['${entry}', entry${at}] as const`).join(', ')}]
  .filter(([, entry]) => Object.keys(entry).length === 0)
  .map(([name]) => name);
console.log(empty.length, empty.join(' '));
`,
  );
  const run = (what: string, program: string, ...args: string[]): string[] => {
    try {
      execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
      return [];
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return [`${what}: ${`${stdout}${stderr}`.trim().split('\n').slice(0, 12).join('\n    ')}`];
    }
  };
  const installed = run('install', 'pnpm', 'install', '--prefer-offline', '--silent');
  if (installed.length > 0) return installed;
  return [
    ...run('tsc', process.execPath, tools.tsc, '--project', '.'),
    ...run('run time', process.execPath, 'script.ts'),
  ];
}

/** What a project of a stranger is made with. */
interface Tools {
  /** The compiler, a script. */
  tsc: string;
  /** The version of another package that the repository itself is tried with. */
  versionOf: (name: string) => string;
}

/** What may be imported from a package, a name each; an entry with a star stands for one a file. */
function entriesOf(manifest: Tarball['manifest'], files: readonly string[]): string[] {
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const name = `${manifest.name}${entry.slice(1)}`;
    const path = typeof target === 'string' ? target : scriptOf(target as Record<string, string>);
    if (!entry.includes('*')) return [name];
    const [before = '', after = ''] = path.replace('./', '').split('*');
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => name.replace('*', basename(file, extname(path))));
  });
}

const scriptOf = ({ import: script, default: other }: Record<string, string>) => script ?? other ?? '';
