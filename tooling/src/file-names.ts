const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
/** README.md, LICENSE: the documents every repository has, under the names it knows them by. */
const document = /^[A-Z]+(\.md)?$/;
/** What other programs look for by the name that they chose. */
const chosen = new Set(['Caddyfile', 'Dockerfile', 'ISSUE_TEMPLATE', 'pull_request_template']);
/** The names that say nothing, and so take in everything. */
const empty = new Set(['common', 'helper', 'helpers', 'misc', 'util', 'utils']);
/** The files that drizzle-kit names, and not we. */
const generated = /^apps\/api\/drizzle\//;

export interface BadName {
  path: string;
  why: string;
}

/** The paths whose names go against the house rules. */
export function badNames(paths: string[]): BadName[] {
  const all = new Set(paths);
  return paths
    .filter((path) => !generated.test(path))
    .flatMap((path) => {
      const why = fault(path, all);
      return why ? [{ path, why }] : [];
    });
}

function fault(path: string, all: Set<string>): string | undefined {
  const segments = path.split('/').map((segment) => segment.replace(/^\./, ''));
  const words = segments.flatMap((segment) => segment.split(/[.-]/));
  const nothing = words.find((word) => empty.has(word));
  if (nothing) return `"${nothing}" says nothing; name what it does`;

  const file = segments.pop() ?? '';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const [name = '', ...rest] = file.split('.');
  if (!rest.every((part) => kebab.test(part))) return 'what follows the first dot is kebab-case';
  if (!isPlain(name) && !document.test(file) && !chosen.has(name)) {
    if (!pascal.test(name)) return 'a file is kebab-case';
    if (!all.has(`${folder}${name}.tsx`))
      return `PascalCase is for a component: there is no ${name}.tsx beside it`;
  }
  // A component's folder bears its name.
  const odd = segments.find((segment, depth) => {
    const component = `${path
      .split('/')
      .slice(0, depth + 1)
      .join('/')}/${segment}.tsx`;
    return !isPlain(segment) && !chosen.has(segment) && !(pascal.test(segment) && all.has(component));
  });
  return odd ? `the folder "${odd}" is kebab-case, or bears the name of the component in it` : undefined;
}

function isPlain(name: string): boolean {
  return kebab.test(name);
}
