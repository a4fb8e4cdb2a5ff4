import { allGrades } from '../lib/all-grades.ts';
import { apiBase } from '../lib/api-base.ts';
import { defaultTimeZone, localDate, timeZoneKey } from '../lib/club-time.ts';
import { knownRights } from '../lib/rights.ts';
import { comingTrainings } from '../lib/training/coming-trainings.ts';

/** What every page behind the sign-in asks for, whatever it shows. */
export function viewerRequests(): string[] {
  return [
    `${apiBase}/authinfo/whoami`,
    `${apiBase}/users/hasrightto/paths/${encodeURIComponent(knownRights.join(','))}`,
  ];
}

/** What a page asks for first; of the dashboard only, which is the page people come to. */
export function pageRequests(path: string, now: Date): string[] {
  if (path !== '/dashboard' && path !== '/') return [];
  const timeZone = localStorage.getItem(timeZoneKey) ?? defaultTimeZone;
  return [
    listUrl('training', comingTrainings(localDate(now, timeZone), timeZone)),
    `${apiBase}/authinfo/owner`,
    listUrl('grade', allGrades),
  ];
}

function listUrl(table: string, query: Readonly<Record<string, string | number>>): string {
  return `${apiBase}/${table}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}
