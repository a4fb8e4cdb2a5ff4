import { knownRights } from '@tatami/sdk';
import { apiBase } from '../lib/api/api-base.ts';

/** Who is signed in. */
export const whoamiRequest = `${apiBase}/authinfo/whoami`;

/** What they may do. */
export const rightsRequest = `${apiBase}/users/hasrightto/paths/${encodeURIComponent(knownRights.join(','))}`;

/** The requests of every page behind the sign-in, whatever it shows. */
export const viewerRequests: readonly string[] = [whoamiRequest, rightsRequest];

/** All that a home shows. */
const homeRequest = `${apiBase}/home`;

export function isDashboard(path: string): boolean {
  return path === '/dashboard';
}

/** The first requests of the dashboard, which is the page people come to, and of the lists as they are at first. */
export function pageRequests(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ofTables: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  if (isDashboard(pathname)) return [homeRequest];
  return search === '' ? (ofTables[pathname] ?? []).map((list) => `${apiBase}/${list}`) : [];
}

/** A part of a table, as its address names it behind that of the server. */
export function listPart(table: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  );
  return `${table}?${new URLSearchParams(pairs)}`;
}
