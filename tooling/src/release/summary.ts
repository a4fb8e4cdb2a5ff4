import { table } from '../figures.ts';
import type { Tarball } from './tarball.ts';
import type { Release } from './versions.ts';

/** A package that is ready to go, or what keeps it from that. */
export interface PackedRelease extends Release {
  tarball: Tarball;
  faults: readonly string[];
}

/** What was done, or would be. */
interface Circumstances {
  isDry: boolean;
  repository: string | undefined;
  /** The folder in which tarballs and changelogs are left to be looked at. */
  kept: string;
}

/** A release to look at before it is one: what goes where, why, how much it is, and what is wrong with it. */
export function releaseSummary(
  packed: readonly PackedRelease[],
  { isDry, repository, kept }: Circumstances,
): string {
  const head = ['package', 'from', 'to', 'packed', 'unpacked', 'files', 'types'];
  const rows = packed.map(({ manifest, from, tarball }) => [
    manifest.name,
    from ?? '–',
    manifest.version,
    kilobytes(tarball.packedBytes),
    kilobytes(tarball.unpackedBytes),
    String(tarball.files.length),
    String(tarball.files.filter((file) => file.endsWith('.d.ts')).length),
  ]);
  const faults = packed.reduce((count, { faults: of }) => count + of.length, 0);
  const title = isDry ? 'A release, tried: nothing is published, nothing here has changed' : 'A release';
  return [
    '',
    title,
    '',
    table([head, ...rows]).replaceAll(/^/gm, '  '),
    ...packed.map(details),
    '',
    ...(repository
      ? []
      : ['No "repository" in package.json yet: links lead to a placeholder, and --publish refuses.']),
    `Tarballs and changelogs are in ${kept}.`,
    faults > 0 ? `${faults} faults: it can't be published.` : 'Everything holds.',
  ].join('\n');
}

function details({ manifest, tag, entry, tarball, faults }: PackedRelease): string {
  const told = entry.split(/^### /m).slice(1);
  const groups = told.map((group) => `${group.split('\n')[0]} (${group.match(/^- /gm)?.length ?? 0})`);
  const folders = Map.groupBy(tarball.files, (file) => (file.includes('/') ? file.split('/')[0] : file));
  const contents = [...folders].map(([folder, of]) => (of.length > 1 ? `${folder}/ (${of.length})` : folder));
  const lines = {
    Changelog: groups.join(', '),
    Contents: contents.join('  '),
    Tag: tag,
    Tried: faults.length === 0 ? 'installed, compiled and run in an empty folder' : 'and found wrong:',
  };
  return [
    '',
    `  ${manifest.name} ${manifest.version}`,
    ...Object.entries(lines).map(([what, text]) => `    ${what.padEnd(11)}${text}`),
    ...faults.map((fault) => `      ✗ ${fault}`),
  ].join('\n');
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
