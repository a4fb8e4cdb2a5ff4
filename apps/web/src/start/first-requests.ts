import { knownRights } from '@tatami/sdk';
import { likelyTimeZone } from '@tatami/web-runtime/kept-time-zone';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { apiBase } from '../lib/api/api-base.ts';
import { comingTrainings, isRollCallKept } from '../lib/club/training/early-lists.ts';

/** Who is signed in. */
export const whoamiRequest = `${apiBase}/authinfo/whoami`;

/** The requests of every page behind the sign-in, whatever it shows. */
export function viewerRequests(): string[] {
  return [whoamiRequest, `${apiBase}/users/hasrightto/paths/${encodeURIComponent(knownRights.join(','))}`];
}

/** All that the home of a member shows. */
const homeRequest = `${apiBase}/home`;

export function isDashboard(path: string): boolean {
  return path === '/dashboard' || path === '/';
}

/** The first requests of the dashboard, which is the page people come to, and of the lists as they are at first. */
export function pageRequests(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: Date,
  ofTables: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  if (isDashboard(pathname)) {
    if (!isRollCallKept()) return [homeRequest];
    const timeZone = likelyTimeZone();
    return [listUrl('training', comingTrainings(localDate(now, timeZone), timeZone)), homeRequest];
  }
  return search === '' ? (ofTables[pathname] ?? []).map((list) => `${apiBase}/${list}`) : [];
}

/** A part of a table, as its address names it behind that of the server. */
export function listPart(table: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  );
  return `${table}?${new URLSearchParams(pairs)}`;
}

function listUrl(...list: Parameters<typeof listPart>): string {
  return `${apiBase}/${listPart(...list)}`;
}
