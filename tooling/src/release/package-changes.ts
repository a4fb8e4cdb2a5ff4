import { compareTypes, type Difference } from './api-facts.ts';
import { type Changeset, covers, type Size, sizeFor } from './changesets.ts';

/** A published package at one moment. */
interface State {
  manifest: Record<string, unknown>;
  /** What it offers to a compiler; undefined of a program, and of what was not there yet. */
  types?: string | undefined;
}

/** What has become of a published package. */
export interface PackageChange {
  name: string;
  /** The files that have changed, come or gone, from the folder of the package. */
  files: readonly string[];
  before: State;
  after: State;
}

/** What of a package its users get: its code and its types, but no test, story or guide of them. */
const published = /^src\/(?!.*\.(?:test|test-d|stories|guide|setup)\.tsx?$).+/;

/** The fields of a package.json that a user notices. */
const noticed = [
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'engines',
  'exports',
  'bin',
  'type',
];

/** What a change of a package lacks: the changeset that says so, or one that is large enough for its types. */
export function changeFaults(change: PackageChange, changesets: readonly Changeset[]): string[] {
  const { name, before, after } = change;
  // A release takes changesets away, and is itself no change that is to be told.
  const isRelease =
    before.manifest.version !== undefined && before.manifest.version !== after.manifest.version;
  if (isRelease || !concernsUsers(change)) return [];
  const told = sizeFor(name, changesets);
  if (!told) return [`${name} has changed, and no changeset says so: "pnpm changeset".`];
  // Nobody has it yet: nothing of it can break.
  if (before.manifest.version === '0.0.0') return [];
  return typeFaults(name, before.types, after.types, told);
}

function concernsUsers({ files, before, after }: PackageChange): boolean {
  const isOther = (field: string) =>
    JSON.stringify(before.manifest[field]) !== JSON.stringify(after.manifest[field]);
  return files.some((file) => published.test(file)) || noticed.some(isOther);
}

/** What has become of the types of a package, and how large a release it asks for. */
export function typeChange(
  name: string,
  before = '',
  after = '',
): { size: Size | undefined; differences: Difference[] } {
  // All types of components are what the user hands in.
  return compareTypes(before, after, name === '@tatami/ui');
}

/** What has changed in the types of a package by more than is told. */
export function typeFaults(
  name: string,
  before: string | undefined,
  after: string | undefined,
  told: Size | undefined,
): string[] {
  if (before === undefined || after === undefined) return [];
  const { size, differences } = typeChange(name, before, after);
  if (size === undefined || covers(told, size)) return [];
  const large = differences.filter((difference) => !covers(told, difference.size));
  return [
    `The changesets say "${told ?? 'nothing'}" of ${name}, its types say "${size}":`,
    ...large.slice(0, 20).map((difference) => `  ${difference.size}: ${difference.what}`),
  ];
}
