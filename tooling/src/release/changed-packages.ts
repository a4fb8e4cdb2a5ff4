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

/** Whether a change of these files, named from the folder of a package, is one for its users. */
export function concernsUsers(
  files: readonly string[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): boolean {
  const sameFields = noticed.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]));
  return files.some((file) => published.test(file)) || !sameFields;
}
