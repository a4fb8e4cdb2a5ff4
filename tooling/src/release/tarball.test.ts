import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../workspace.ts';
import { entriesOf, faultsOf, faultsOfContents, readTarball, tryInEmptyFolder } from './tarball.ts';

const tsc = join(root, 'tooling/node_modules/@typescript/native/bin/tsc');
const versionOf = (name: string) => {
  throw new Error(`${name} is not asked for.`);
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tatami-tarball-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

type Files = Record<string, string>;

/** A package as it is packed. */
function packed(name: string, manifest: object, files: Files) {
  const short = name.replace('@dojo/', '');
  const whole = { name, version: '1.2.0', type: 'module', ...manifest };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(whole) })) {
    mkdirSync(dirname(join(folder, short, 'package', path)), { recursive: true });
    writeFileSync(join(folder, short, 'package', path), text, { mode: 0o755 });
  }
  const archive = join(folder, `${short}.tgz`);
  execFileSync('tar', ['-czf', archive, '-C', join(folder, short), 'package']);
  return readTarball(archive, join(folder, short, 'unpacked'));
}

const bow = (files: Files = {}) =>
  packed(
    '@dojo/bow',
    {
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './bow.css': './bow.css' },
    },
    { 'dist/index.js': 'export const depth = 30;', ...files },
  );
const types = { 'dist/index.d.ts': 'export declare const depth: number;' };
const styles = { 'bow.css': '.bow {}' };

/** A program that needs the other package, which no registry has. */
const program = (saying: string) =>
  packed(
    '@dojo/program',
    {
      exports: { './package.json': './package.json' },
      bin: { program: 'cli.js' },
      dependencies: { '@dojo/bow': '^1.2.0' },
    },
    { 'cli.js': `#!/usr/bin/env node\nimport '@dojo/bow';\nconsole.log('${saying}');` },
  );

function faultsInEmptyFolder(tarball: ReturnType<typeof packed>, ...siblings: ReturnType<typeof packed>[]) {
  return tryInEmptyFolder(tarball, join(folder, 'stranger'), { tsc, versionOf, siblings });
}

describe('in an empty folder', { timeout: 60_000 }, () => {
  test('a package whose entries compile and load is content', () => {
    expect(faultsInEmptyFolder(bow({ ...types, ...styles }))).toEqual([]);
  });

  test('a package without its types is found by the compiler, one without its styles as it is loaded', () => {
    expect(faultsInEmptyFolder(bow())).toEqual([
      expect.stringMatching(/^tsc: .*TS7016/),
      'run time: @dojo/bow/bow.css is not there',
    ]);
  });

  test('types that are wrong in themselves are found, and scripts that need what they do not bring', () => {
    const wrong = {
      'dist/index.d.ts': 'export declare const depth: Depth;',
      'dist/index.js': 'import "./mat.js";',
    };
    expect(faultsInEmptyFolder(bow({ ...styles, ...wrong }))).toEqual([
      expect.stringMatching(/^tsc: .*Cannot find name 'Depth'/),
      expect.stringMatching(/^run time: @dojo\/bow: Cannot find module .*mat\.js/),
    ]);
  });

  test('types of what is not there are found at run time', () => {
    const hollow = { ...types, ...styles, 'dist/index.js': 'export {};' };
    expect(faultsInEmptyFolder(bow(hollow))).toEqual(['run time: @dojo/bow exports nothing']);
  });

  test('a program that needs a package released with it starts, and tells its own version', () => {
    expect(faultsInEmptyFolder(program('1.2.0'), bow(types))).toEqual([]);
  });

  test('a program that tells another version than its own is found', () => {
    expect(faultsInEmptyFolder(program('0.0.0'), bow(types))).toEqual(['--version: 0.0.0']);
  });
});

test('entries are named as they are imported, one a file behind a star, and a manifest is none', () => {
  const { scripts, styles } = entriesOf({
    files: ['dist/rules/exam.js', 'dist/rules/exam.d.ts', 'dist/rules/student.js', 'dist/themes/nova.css'],
    manifest: {
      name: '@dojo/bow',
      version: '1.2.0',
      exports: {
        '.': { types: './dist/index.d.ts', import: './dist/index.js' },
        './rules/*': { types: './dist/rules/*.d.ts', default: './dist/rules/*.js' },
        './themes/*.css': { default: './dist/themes/*.css' },
        './package.json': './package.json',
      },
    },
  });
  expect(scripts).toEqual(['@dojo/bow', '@dojo/bow/rules/exam', '@dojo/bow/rules/student']);
  expect(styles).toEqual(['@dojo/bow/themes/nova.css']);
});

test('what should not be in a package is told, and what is missing', () => {
  const tarball = packed(
    '@dojo/bow',
    { exports: {}, description: 'A bow.', license: 'MIT' },
    { 'README.md': '[How](docs/bow.md)', 'src/bow.ts': '', 'dist/bow.js.map': '' },
  );
  expect(faultsOfContents(tarball)).toEqual([
    'there is no LICENSE',
    'package.json has no "keywords"',
    'package.json has no "author"',
    'package.json says nothing of where it runs',
    'dist/bow.js.map is no part of it',
    'src/bow.ts is no part of it',
  ]);
  expect(faultsOf(tarball, join(folder, 'bow/unpacked'))).toContain('README.md: docs/bow.md leads nowhere');
});
