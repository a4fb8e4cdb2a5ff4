import { describe, expect, test } from 'vitest';
import { parseChangeset } from './changesets.ts';
import { changeFaults, type PackageChange, typeFaults } from './package-changes.ts';

const told = (...sizes: string[]) =>
  sizes.map((size) => parseChangeset(size, `---\n'@tatami/sdk': ${size}\n---\n\nA change.\n`));
const manifest = { version: '1.4.0' };

/** What has become of the client, released before. */
const changed = (change: Partial<PackageChange>): PackageChange => ({
  name: '@tatami/sdk',
  files: ['src/club.ts', 'etc/types.md'],
  before: { manifest },
  after: { manifest },
  ...change,
});
const club = "type exports_of_sdk = 'createClub' | 'saveAll';\nfunction saveAll(): void;";
const without = "type exports_of_sdk = 'createClub';";
const removed = changed({ before: { manifest, types: club }, after: { manifest, types: without } });
const added = changed({ before: { manifest, types: without }, after: { manifest, types: club } });
const mended = changed({ before: { manifest, types: club }, after: { manifest, types: club } });

describe('what asks for a changeset', () => {
  test.each([
    ['code', { files: ['src/club.ts'] }],
    ['a stylesheet', { files: ['src/theme/themes.css'] }],
    [
      'the Node that it needs',
      { files: ['package.json'], after: { manifest: { ...manifest, engines: {} } } },
    ],
    [
      'a dependency',
      { files: ['package.json'], after: { manifest: { ...manifest, dependencies: { a: '1' } } } },
    ],
  ])('%s does', (_, change) => {
    expect(changeFaults(changed(change), [])).toEqual([
      '@tatami/sdk has changed, and no changeset says so: "pnpm changeset".',
    ]);
    expect(changeFaults(changed(change), told('patch'))).toEqual([]);
  });

  test.each([
    [
      'tests, stories and texts',
      { files: ['src/club.test.ts', 'src/table.test-d.ts', 'src/Bell.stories.tsx', 'README.md'] },
    ],
    [
      'a script of ours',
      { files: ['package.json'], after: { manifest: { ...manifest, scripts: { a: '' } } } },
    ],
    ['a release itself', { after: { manifest: { version: '1.5.0' } } }],
  ])('%s do not', (_, change) => {
    expect(changeFaults(changed(change), [])).toEqual([]);
  });

  test('one of another package is none', () => {
    const other = [parseChangeset('bell', "---\n'@tatami/ui': major\n---\n\nA bell.\n")];
    expect(changeFaults(mended, other)).toHaveLength(1);
  });
});

describe('how large it has to be', () => {
  test.each([
    ['an export that is gone', removed, 'patch', ['gone: saveAll']],
    ['an export that is gone', removed, 'minor', ['gone: saveAll']],
    ['an export that is new', added, 'patch', ['new: saveAll']],
  ])('%s is refused as a %s', (_, change, size, named) => {
    const [title, ...differences] = changeFaults(change, told(size));
    expect(title).toContain(`The changesets say "${size}" of @tatami/sdk`);
    for (const each of named) expect(differences.join('\n')).toContain(each);
  });

  test.each([
    ['an export that is gone', removed, ['patch', 'major']],
    ['an export that is new', added, ['minor']],
    ['what works now', mended, ['patch']],
  ])('%s goes with what is large enough', (_, change, sizes) => {
    expect(changeFaults(change, told(...sizes))).toEqual([]);
  });

  test('nothing can break that nobody has yet', () => {
    const [before, after] = [removed.before, removed.after].map(({ types }) => ({
      types,
      manifest: { version: '0.0.0' },
    }));
    expect(changeFaults({ ...removed, before, after } as PackageChange, told('minor'))).toEqual([]);
  });
});

describe('since the release', () => {
  test('types that have changed without a changeset are refused', () => {
    expect(typeFaults('@tatami/sdk', club, without, undefined)[0]).toContain('say "nothing"');
    expect(typeFaults('@tatami/sdk', club, without, 'minor')).not.toEqual([]);
    expect(typeFaults('@tatami/sdk', club, without, 'major')).toEqual([]);
  });

  test('a member more that has to be handed in breaks components, and no answers', () => {
    const [before, after] = ['interface Row { id: string; }', 'interface Row { id: string; at: string; }'];
    expect(typeFaults('@tatami/ui', before, after, 'minor')).toContain('  major: new: Row.at');
    expect(typeFaults('@tatami/sdk', before, after, 'minor')).toEqual([]);
  });
});
