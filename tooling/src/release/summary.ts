import { table } from '../figures.ts';
import { largest, type Size, sizes } from './changesets.ts';
import type { Tarball } from './tarball.ts';

/** A package that is ready to go, or what keeps it from that. */
export interface PackedRelease {
  name: string;
  folder: string;
  from: string;
  to: string;
  /** What its changelog says of it. */
  entry: string;
  tag: string;
  tarball: Tarball;
  faults: readonly string[];
  /** How much each of its changesets changes. */
  sizes: readonly Size[];
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
  const head = ['package', 'from', 'to', 'because of', 'packed', 'unpacked', 'files', 'types'];
  const rows = packed.map(({ name, from, to, sizes: of, tarball }) => [
    name,
    from,
    to,
    reasons(of),
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

function details({ name, to, tag, entry, tarball, faults }: PackedRelease): string {
  const told = [...entry.matchAll(/^### ([\w ]+)\n\n([\s\S]*?)(?=\n\n### |$(?![\s\S]))/gm)].map(
    ([, group = '', items = '']) => `${items.match(/^- /gm)?.length ?? 0} ${group.toLowerCase()}`,
  );
  const folders = Map.groupBy(tarball.files, (file) => (file.includes('/') ? file.split('/')[0] : file));
  const contents = [...folders].map(([folder, of]) => (of.length > 1 ? `${folder}/ (${of.length})` : folder));
  const lines = {
    Changelog: told.join(', ') || 'an introduction',
    Contents: contents.join('  '),
    Tag: tag,
    Tried: faults.length === 0 ? 'compiled with strict, and loaded, in an empty folder' : 'and found wrong:',
  };
  return [
    '',
    `  ${name} ${to}`,
    ...Object.entries(lines).map(([what, text]) => `    ${what.padEnd(11)}${text}`),
    ...faults.map((fault) => `      ✗ ${fault}`),
  ].join('\n');
}

/** `major, by 1 of 53 changesets`. */
function reasons(of: readonly Size[]): string {
  const size = largest(of);
  const counts = sizes.toReversed().flatMap((each) => {
    const count = of.filter((other) => other === each).length;
    return count > 0 ? [`${count} ${each}`] : [];
  });
  return size ? counts.join(', ') : 'what it depends on';
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
