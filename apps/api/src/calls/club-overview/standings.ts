import { clubDay, clubMoment } from '../../club-time.ts';
import type { TableServices } from '../../table/services.ts';
import { assessNext, type NextStep } from '../../tables/exam-candidate/index.ts';
import { countingPresence } from '../../tables/presence/columns.ts';

/** What is known of everybody’s presences, by the id of the student. */
export interface Standings {
  /** How far those who train now are on the way to their next grade. */
  steps: ReadonlyMap<string, NextStep>;
  /** The months, `YYYY-MM`, of a presence that counts, of those who joined since the first of `since`. */
  months: ReadonlyMap<string, readonly string[]>;
  /** Another number once anything was written that this or the presences of a week follow from. */
  edition: number;
}

/** How long a write may take to be stored after the moment that the log has for it, in milliseconds. */
const LONGEST_WRITE = 60_000;
/** The number of people beyond which everybody is read anew: it costs less than to name them. */
const MOST_NAMED = 300;

interface Kept {
  day: string;
  since: string;
  readAt: number;
  /** The entries of the log that are taken in, of the last minute. */
  entries: ReadonlySet<string>;
  steps: Map<string, NextStep>;
  months: Map<string, string[]>;
  edition: number;
}

/**
 * Reads how everybody stands, and keeps it: two hundred thousand presences are gone through once a day, and after
 * that those alone of whom the log says that something was written, by whatever server.
 */
export function createStandings({
  database,
  config,
  now,
}: Pick<TableServices, 'database' | 'config' | 'now'>) {
  const reader = { client: database.lists, config };
  let kept: Kept | null = null;
  let reading: Promise<Standings> = Promise.resolve({ steps: new Map(), months: new Map(), edition: 0 });

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
  async function findTouched({ readAt, entries }: Kept): Promise<Touched> {
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

  async function read(since: string): Promise<Standings> {
    const moment = now();
    const [day, readAt] = [clubDay(moment, config.clubTimezone), moment.getTime()];
    const isOfToday = kept?.day === day && kept.since === since && kept.readAt <= readAt;
    const before = isOfToday ? kept : null;
    const touched = await findTouched(before ?? { ...nothing, readAt });
    const { students } = touched;
    const isNamed = before !== null && students !== null && students.length <= MOST_NAMED;
    const { steps, months } = isNamed ? before : { steps: new Map(), months: new Map() };
    const asked = isNamed ? students : null;
    if (asked === null || asked.length > 0) {
      const [newSteps, newMonths] = await Promise.all([
        assessNext(reader, { students: asked, profile: config.federationProfile, on: day }),
        findMonths(since, asked),
      ]);
      for (const id of asked ?? []) {
        steps.delete(id);
        months.delete(id);
      }
      for (const step of newSteps) steps.set(step.student, step);
      for (const [student, attended] of newMonths) months.set(student, attended);
    }
    const edition = (kept?.edition ?? 0) + (before === null || touched.isAnything ? 1 : 0);
    kept = { day, since, readAt, entries: touched.entries, steps, months, edition };
    return { steps, months, edition };
  }

  return {
    /** Says how everybody stands now. Those who ask at once wait for each other. */
    read(since: string): Promise<Standings> {
      reading = reading.then(
        () => read(since),
        () => read(since),
      );
      return reading;
    },
  };
}

interface Touched {
  entries: ReadonlySet<string>;
  isAnything: boolean;
  students: readonly string[] | null;
}

const nothing = {
  day: '',
  since: '',
  entries: new Set<string>(),
  steps: new Map(),
  months: new Map(),
  edition: 0,
};
