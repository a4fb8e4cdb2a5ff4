import type { ComponentType } from 'react';

type ParamNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The named parts of a path: `/dojo/training/:id` has `{ id: string }`. */
export type Params<Path extends string = string> = { [Name in ParamNames<Path>]: string };

export interface PageProps<Path extends string = string> {
  params: Params<Path>;
}

/** Who may see a page: everybody, only who is not signed in, whoever is, or holders of any of these rights. */
export type Access<Right extends string> = 'everybody' | 'signedOut' | 'signedIn' | readonly Right[];

/** Whether a page is shown to those who are not signed in too. */
export function isOpen<Right extends string>(access: Access<Right>): access is 'everybody' | 'signedOut' {
  return access === 'everybody' || access === 'signedOut';
}

interface RouteDefinition<Path extends string, Right extends string> {
  access: Access<Right>;
  /** Where those go who lack the rights; to the page that says so when left out. */
  otherwise?: string;
  /** The page's code, loaded when it is first needed. */
  page: () => Promise<ComponentType<PageProps<Path>>>;
  /** Asks for the page's first data; it is called beside `page`, and both are awaited. */
  data?: (params: Params<Path>, search: URLSearchParams) => readonly Promise<unknown>[];
}

export interface Route<Right extends string> {
  path: string;
  access: Access<Right>;
  otherwise: string;
  page: () => Promise<ComponentType<{ params: Record<string, string> }>>;
  data: (params: Record<string, string>, search: URLSearchParams) => readonly Promise<unknown>[];
}

/** Declares a route; the page and its data see the path's own parameters. */
export function route<const Path extends string, Right extends string>(
  path: Path,
  { access, otherwise = '/accessdenied', page, data }: RouteDefinition<Path, Right>,
): Route<Right> {
  return {
    path,
    access,
    otherwise,
    page: page as Route<Right>['page'],
    data: (params, search) => data?.(params as Params<Path>, search) ?? [],
  };
}

/** Finds the paths that a pattern means, its parameters as named groups. A trailing slash is forgiven. */
export function pathsOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
}

/** The parameters of a path when it fits the pattern, else `null`. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const found = pathsOf(pattern).exec(path);
  if (!found) return null;
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, part]) => [name, decode(part)]));
}

/** The first route a path fits, with the path's parameters. */
export function findRoute<R extends { path: string }>(routes: readonly R[], path: string) {
  for (const candidate of routes) {
    const params = matchPath(candidate.path, path);
    if (params) return { route: candidate, params };
  }
  return null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
