import { readFileSync } from 'node:fs';

/** Only its built file is used, for `/api/docs`: what that was built of, 300 MB, stands in it already. */
const BUILT_WHOLE = '@scalar/api-reference';

/** The condition under which packages read each other's sources here; no package brings them along (decision 068). */
const SOURCES = '@tatami/source';

export const hooks = {
  readPackage: (manifest) => (manifest.name === BUILT_WHOLE ? { ...manifest, dependencies: {} } : manifest),
  beforePacking: ({ devDependencies, scripts, ...manifest }) => ({
    ...manifest,
    dependencies: asRanges(manifest.dependencies),
    exports: Object.fromEntries(Object.entries(manifest.exports).map(withoutSources)),
    ...addresses(manifest.name),
  }),
};

/** Here each is pinned; who installs a package may have a newer one that promises the same, and has it once. */
function asRanges(dependencies = {}) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, version.replace(/^(?=\d)/, '^')]),
  );
}

function withoutSources([entry, target]) {
  if (typeof target === 'string') return [entry, target];
  return [entry, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCES))];
}

/** Where a package comes from: as the root says, or the workflow that packs it; nothing where neither does. */
function addresses(name) {
  const { repository } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  const url = repository ?? (GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`);
  if (!url) return {};
  const directory = name.replace('@tatami/', 'packages/');
  return {
    homepage: `${url}/tree/HEAD/${directory}#readme`,
    bugs: `${url}/issues`,
    repository: { type: 'git', url: `git+${url}.git`, directory },
  };
}
