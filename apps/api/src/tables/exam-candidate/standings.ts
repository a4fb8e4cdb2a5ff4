import { addMonths, clubDay, clubMoment } from '../../club-time.ts';
import type { Database } from '../../database/database.ts';
import type { TableServices } from '../../table/services.ts';
import { countingPresence } from '../presence/columns.ts';
import { assessNext, type NextStep, trainedOfLate } from './assess.ts';

/** How many months of joining and of presence are looked at, this one among them. */
export const MONTHS = 12;

/** What is known of everybody’s presences, by the id of the student. */
export interface Standings {
  /** The club’s day that it is of. */
  today: string;
  /** How far those who train now are on the way to their next grade by the club’s own rules. */
  steps: ReadonlyMap<string, NextStep>;
  /** The days that they trained on of late, as a forecast counts them. */
  daysOfLate: ReadonlyMap<string, number>;
  /** The first day of the months that are looked at. */
  firstMonth: string;
  /** The months, `YYYY-MM`, of a presence that counts, of those who joined since `firstMonth`. */
  months: ReadonlyMap<string, readonly string[]>;
  /** Another number once anything was written that this or the presences of a week follow from. */
  edition: number;
}

/** How long a write may take to be stored after the moment that the log has for it, in milliseconds. */
const LONGEST_WRITE = 60_000;
/** The number of people beyond which everybody is read anew: it costs less than to name them. */
const MOST_NAMED = 300;

interface Kept extends Standings {
  readAt: number;
  /** The entries of the log that are taken in, of the last minute. */
  entries: ReadonlySet<string>;
}

type Keeper = ReturnType<typeof keepStandings>;

const keepers = new WeakMap<Database, Keeper>();

/**
 * Reads how everybody stands today, for all who ask of the same database. Those who ask at once wait for each other.
 */
export function readStandings(
  services: Pick<TableServices, 'database' | 'config' | 'now'>,
): Promise<Standings> {
  const keeper = keepers.get(services.database) ?? keepStandings(services);
  keepers.set(services.database, keeper);
  return keeper();
}

/**
 * Reads how everybody stands, and keeps it: two hundred thousand presences are gone through once a day, and after
 * that those alone of whom the log says that something was written, by whatever server.
 */
function keepStandings({ database, config, now }: Pick<TableServices, 'database' | 'config' | 'now'>) {
  const reader = { client: database.lists, config };
  let kept: Kept | null = null;
  let reading: Promise<Standings> | null = null;

  async function findMonths(since: string, students: readonly string[] | null) {
    const zone = config.clubTimezone;
    const { rows } = await database.lists.query<{ student: string; months: string[] }>(
      `select p.student, array_agg(distinct to_char(p.training_starts_at at time zone $1, 'YYYY-MM')) as months
       from student s join presence p on p.student = s.id join training c on c.id = p.training
       where s.joined_on >= $2 and p.training_starts_at >= $3 and ${countingPresence}
         and ($4::uuid[] is null or s.id = any($4)) group by 1`,
      [zone, since, clubMoment(since, '00:00', zone), students],
    );
    return rows.map(({ student, months }) => [student, months] as const);
  }

  /** Who is concerned by what the log has since a moment; null where it may be anybody. */
  async function findTouched({ readAt, entries }: Pick<Kept, 'readAt' | 'entries'>): Promise<Touched> {
    const { rows } = await database.lists.query<{ id: string; students: string[] | null }>(
      `select a.id, case a."table"
         when 'student' then array[a."row"]
         when 'training' then array(select p.student from presence p where p.training = a."row")
         when 'presence' then array[coalesce((a.changes -> 'student' ->> 1)::uuid, (a.changes -> 'student' ->> 0)::uuid,
           (select p.student from presence p where p.id = a."row"))]
         when 'student-grade' then array[coalesce((a.changes -> 'student' ->> 1)::uuid,
           (a.changes -> 'student' ->> 0)::uuid, (select g.student from student_grade g where g.id = a."row"))]
         end as students
       from audit_log a
       where a.created_at > $1 and a."table" in ('student', 'training', 'presence', 'student-grade', 'grade')`,
      [new Date(readAt - LONGEST_WRITE)],
    );
    const unread = rows.filter(({ id }) => !entries.has(id));
    return {
      entries: new Set(rows.map(({ id }) => id)),
      isAnything: unread.length > 0,
      students: unread.some(({ students }) => students === null)
        ? null
        : [...new Set(unread.flatMap(({ students }) => students ?? []).filter(Boolean))],
    };
  }

  async function read(): Promise<Standings> {
    const moment = now();
    const [today, readAt] = [clubDay(moment, config.clubTimezone), moment.getTime()];
    const firstMonth = addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS);
    const before = kept?.today === today && kept.readAt <= readAt ? kept : null;
    const touched = await findTouched(before ?? { readAt, entries: new Set() });
    const { students } = touched;
    const isNamed = before !== null && students !== null && students.length <= MOST_NAMED;
    const asked = isNamed ? students : null;
    const found = {
      steps: new Map(),
      daysOfLate: new Map(),
      months: new Map(),
      ...(isNamed && mapsOf(before)),
    };
    if (asked === null || asked.length > 0) {
      const [steps, late, months] = await Promise.all([
        assessNext(reader, { students: asked, profile: config.federationProfile, on: today }),
        trainedOfLate(reader, { students: asked, today }),
        findMonths(firstMonth, asked),
      ]);
      for (const id of asked ?? []) for (const each of Object.values(found)) each.delete(id);
      for (const step of steps) found.steps.set(step.student, step);
      for (const { student, days } of late) found.daysOfLate.set(student, days);
      for (const [student, attended] of months) found.months.set(student, attended);
    }
    const edition = (kept?.edition ?? 0) + (before === null || touched.isAnything ? 1 : 0);
    kept = { ...found, today, firstMonth, readAt, entries: touched.entries, edition };
    return kept;
  }

  return (): Promise<Standings> => {
    reading = reading ? reading.then(read, read) : read();
    return reading;
  };
}

const mapsOf = ({ steps, daysOfLate, months }: Standings) => ({
  steps: new Map(steps),
  daysOfLate: new Map(daysOfLate),
  months: new Map(months),
});

interface Touched {
  entries: ReadonlySet<string>;
  isAnything: boolean;
  students: readonly string[] | null;
}
