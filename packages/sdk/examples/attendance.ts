import { dsvFormat } from 'd3-dsv';
import { openClub } from './open-club.ts';

/**
 * The attendance of a month as CSV, a line a student:
 *
 *     node attendance.ts 2026-11 > attendance.csv
 */
const [month = new Date().toISOString().slice(0, 7)] = process.argv.slice(2);
const statuses = ['present', 'late', 'excused', 'absent'] as const;

const club = await openClub();
const { data: about } = await club.api.GET('/about');
// Swedes write a month as we do: 2026-11.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: about?.timezone,
  year: 'numeric',
  month: '2-digit',
});

// A day more at both ends: a month begins at midnight where the club is, not in UTC.
const day = 24 * 3_600_000;
const start = Date.parse(`${month}-01`);
const marks = club.table('presence').all({
  'trainingStartsAt.gte': new Date(start - day).toISOString(),
  'trainingStartsAt.lt': new Date(start + 32 * day).toISOString(),
});

const counts = new Map<string, Record<string, number>>();
for await (const mark of marks) {
  if (mark.invalidatedAt || clock.format(new Date(mark.trainingStartsAt)) !== month) continue;
  const name = `${mark.studentLastName} ${mark.studentFirstName}`;
  const line = counts.get(name) ?? {};
  line[mark.status] = (line[mark.status] ?? 0) + 1;
  counts.set(name, line);
}

const lines = [...counts]
  .sort(([a], [b]) => a.localeCompare(b, 'pl'))
  .map(([name, line]) => [name, ...statuses.map((status) => String(line[status] ?? 0))]);

// Spreadsheets take a file for UTF-8 when it begins with this mark.
console.log(`\uFEFF${dsvFormat(';').formatRows([['student', ...statuses], ...lines])}`);
