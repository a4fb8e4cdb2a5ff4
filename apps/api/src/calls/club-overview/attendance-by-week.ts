import { addDays, clubMoment } from '../../club-time.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { sections } from '../../tables/student/columns.ts';
import type { trainingKinds } from '../../tables/training/lesson-columns.ts';

/** How many weeks are told, this one and those of the year before it. */
const WEEKS = 53;
/** The same week a year ago: the same weekdays, so that a Monday stands by a Monday. */
const A_YEAR = 52;

interface Visits {
  section: (typeof sections)[number] | null;
  kind: (typeof trainingKinds)[number];
  /** How often somebody came, by week, as `weeks` of the answer has them. */
  counts: number[];
}

export interface AttendanceByWeek {
  weeks: string[];
  groups: Visits[];
  lastYear: number[];
}

/** Counts who was on the mat, week by week; the same again until there is another edition of what it follows from. */
export function createAttendanceByWeek(database: Pick<Database, 'lists'>, config: Config) {
  let kept: { edition: number; monday: string; counted: Promise<AttendanceByWeek> } | null = null;
  return (monday: string, edition: number): Promise<AttendanceByWeek> => {
    if (kept?.edition !== edition || kept.monday !== monday) {
      const asked = { edition, monday, counted: countByWeek(database, config, monday) };
      // What failed is asked for anew.
      asked.counted.catch(() => {
        if (kept === asked) kept = null;
      });
      kept = asked;
    }
    return kept.counted;
  };
}

/** Counts what each training keeps of its marks: two years of trainings, not of presences. */
async function countByWeek(
  { lists }: Pick<Database, 'lists'>,
  { clubTimezone: zone }: Config,
  monday: string,
): Promise<AttendanceByWeek> {
  const weeks = Array.from({ length: WEEKS }, (_, at) => addDays(monday, -7 * (WEEKS - 1 - at)));
  const first = addDays(weeks[0] ?? monday, -7 * A_YEAR);
  const { rows } = await lists.query<Pick<Visits, 'section' | 'kind'> & { week: number; count: number }>(
    `select section, kind, (((starts_at at time zone $1)::date - $2::date) / 7)::integer as week,
       sum(present_count)::integer as count
     from training where starts_at >= $3 and starts_at < $4 and present_count > 0
       and state not in ('cancelled', 'notHeld')
     group by 1, 2, 3`,
    [zone, first, clubMoment(first, '00:00', zone), clubMoment(addDays(monday, 7), '00:00', zone)],
  );
  const lastYear = weeks.map(() => 0);
  const groups = new Map<string, Visits>();
  for (const { section, kind, week, count } of rows) {
    if (week < WEEKS) lastYear[week] = (lastYear[week] ?? 0) + count;
    const at = week - A_YEAR;
    if (at < 0) continue;
    const key = `${section} ${kind}`;
    const group = groups.get(key) ?? { section, kind, counts: weeks.map(() => 0) };
    group.counts[at] = (group.counts[at] ?? 0) + count;
    groups.set(key, group);
  }
  return { weeks, groups: [...groups.keys()].sort().flatMap((key) => groups.get(key) ?? []), lastYear };
}
