import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../workspace.ts';

/** How much a release changes for who uses a package, from the least. */
export const sizes = ['patch', 'minor', 'major'] as const;
export type Size = (typeof sizes)[number];

/** What one change says to the users of the packages that it changes. */
export interface Changeset {
  /** The name of its file, without the ending. */
  name: string;
  /** How much it changes for each package, by name. */
  releases: Readonly<Record<string, Size>>;
  text: string;
}

/** All that wait for a release, in the order of their names. */
export function readChangesets(folder = root): Changeset[] {
  return globSync('.changeset/*.md', { cwd: folder })
    .toSorted()
    .map((path) => parseChangeset(basename(path, '.md'), readFileSync(join(folder, path), 'utf8')));
}

/** @throws Error when it does not say, in its head, which packages it is about */
export function parseChangeset(name: string, source: string): Changeset {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${name}.md has no head between two "---".`);
  const releases = head.split('\n').map((line) => {
    const [, , of, size] = /^(['"])(.+)\1: (patch|minor|major)$/.exec(line) ?? [];
    if (!of || !size) throw new Error(`${name}.md: "${line}" names no package with patch, minor or major.`);
    return [of, size as Size] as const;
  });
  return { name, releases: Object.fromEntries(releases), text: text.trim() };
}

/** The largest change that they have for a package; undefined where they have none. */
export function sizeFor(of: string, changesets: readonly Changeset[]): Size | undefined {
  return largest(changesets.flatMap(({ releases }) => releases[of] ?? []));
}

/** The largest of several, undefined of none. */
export function largest(of: readonly Size[]): Size | undefined {
  return sizes.findLast((size) => of.includes(size));
}

/** Whether a release of that size may have a change of the other. */
export function covers(release: Size | undefined, change: Size): boolean {
  return release !== undefined && sizes.indexOf(release) >= sizes.indexOf(change);
}
