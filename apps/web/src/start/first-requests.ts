import { studentList } from '../features/student/student-list.ts';
import { apiBase } from '../lib/api/api-base.ts';
import { allGrades } from '../lib/club/all-grades.ts';
import { defaultTimeZone, localDate, timeZoneKey } from '../lib/club/club-time.ts';
import { comingTrainings, monthStart, ownPresences } from '../lib/club/training/early-lists.ts';
import { firstPageRequest } from '../lib/list/list-address.ts';
import { knownRights } from '../lib/rights.ts';

/** What every page behind the sign-in asks for, whatever it shows. */
export function viewerRequests(): string[] {
  return [
    `${apiBase}/authinfo/whoami`,
    `${apiBase}/users/hasrightto/paths/${encodeURIComponent(knownRights.join(','))}`,
  ];
}

/** Whom the person acts for: until it is answered nobody knows whose marks the dashboard shows. */
export const ownerRequest = `${apiBase}/authinfo/owner`;

/** What the dashboard asks for next. */
export function afterOwner({ students }: { students: readonly { id: string }[] }, now: Date): string[] {
  if (students.length === 0) return [];
  const timeZone = keptTimeZone();
  return [listUrl('presence', ownPresences(students, monthStart(localDate(now, timeZone), timeZone)))];
}

export function isDashboard(path: string): boolean {
  return path === '/dashboard' || path === '/';
}

/** What a page asks for first: of the dashboard, which is the page people come to, and of the long list of people. */
export function pageRequests(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  now: Date,
): string[] {
  const timeZone = keptTimeZone();
  if (isDashboard(pathname)) {
    return [listUrl('training', comingTrainings(localDate(now, timeZone), timeZone)), ownerRequest];
  }
  if (pathname === '/dojo/student' && search === '') {
    return [listUrl('student', firstPageRequest(studentList, timeZone)), listUrl('grade', allGrades)];
  }
  return [];
}

function keptTimeZone(): string {
  return localStorage.getItem(timeZoneKey) ?? defaultTimeZone;
}

function listUrl(table: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  );
  return `${apiBase}/${table}?${new URLSearchParams(pairs)}`;
}
