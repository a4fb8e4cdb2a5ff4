import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import type { Package } from '../workspace.ts';
import { changelogEntry, releasesIn, withEntry } from './changelog.ts';
import { readChangesets } from './changesets.ts';
import { publishedPackages } from './published.ts';

/** A package with a version that nobody has yet. */
export interface Release extends Package {
  /** The version that people have, `undefined` of a first release. */
  from: string | undefined;
  tag: string;
  /** What its changelog says of it, and of versions before it that never went out. */
  entry: string;
}

/** Runs a program in the copy. */
type Run = (program: string, ...args: string[]) => void;

/**
 * Gives the packages of a copy the versions that the changesets ask for, writes their changelogs, and notes what types they
 * are released with. The changesets are gone then.
 *
 * @param on the day, as `2026-11-28`
 */
export function giveVersions(copy: string, run: Run, on: string): void {
  const changesets = readChangesets(copy);
  const before = new Map(publishedPackages(copy).map(({ folder, manifest }) => [folder, manifest.version]));
  run('pnpm', 'exec', 'changeset', 'version');
  for (const { folder, manifest } of publishedPackages(copy)) {
    const [from = '', { name, version: to }] = [before.get(folder), manifest];
    if (from === to) continue;
    const changelog = join(copy, folder, 'CHANGELOG.md');
    const entry = changelogEntry({ name, from, to, on, changesets });
    writeFileSync(changelog, withEntry(readIfThere(changelog), name, entry));
    const types = join(copy, folder, 'etc/types.md');
    if (existsSync(types)) copyFileSync(types, join(copy, folder, 'etc/released-types.md'));
    if (name === '@tatami/sdk') setContractVersion(copy, run, to);
  }
}

/** The contract has the version of the client that was released with it, without its patch (docs/releases.md). */
function setContractVersion(copy: string, run: Run, version: string): void {
  const path = join(copy, 'apps/api/src/http/contract-version.ts');
  const [major, minor] = version.split('.');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/'[\d.]+'/, `'${major}.${minor}'`));
  run('pnpm', 'contract');
}

/** What is to be released: each package whose version no tag tells of. */
export function pendingReleases(workspace: string, tags: readonly string[]): Release[] {
  return publishedPackages(workspace).flatMap((each) => {
    const { name, version } = each.manifest;
    const told = releasesIn(readIfThere(join(workspace, each.folder, 'CHANGELOG.md')) ?? '');
    const tagOf = (release: string) => `${name}@${release}`;
    const out = told.findIndex((release) => tags.includes(tagOf(release.version)));
    const waiting = out < 0 ? told : told.slice(0, out);
    if (waiting[0]?.version !== version) return [];
    const entry = waiting.map((release) => release.entry).join('\n\n');
    return { ...each, from: told[out]?.version, tag: tagOf(version), entry };
  });
}
