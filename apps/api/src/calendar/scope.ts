import { addDays, clubDay, clubMoment } from '../club-time.ts';
import type { Config } from '../config.ts';
import type { Language } from '../http/messages.ts';
import { Statement } from '../table/statement.ts';
import { meantFor } from '../tables/training/index.ts';
import type { calendarFeed } from './columns.ts';

type Feed = typeof calendarFeed.$inferSelect;

/** What is asked for of the club's calendar. */
export interface Asked
  extends Pick<Feed, 'about' | 'user' | 'student' | 'workplace' | 'withDaysOff' | 'withExcused'> {
  language: Language;
  /** The one training that is asked for, where it is no feed. */
  training?: string;
}

/** A training as it stands in a calendar. Times are written as iCalendar has them. */
export interface Planned {
  id: string;
  version: number;
  title: string;
  startsAt: string;
  endsAt: string;
  changedAt: string;
  state: 'planned' | 'held' | 'cancelled' | 'notHeld';
  cancelReason: string | null;
  dayOff: string | null;
  instructorName: string;
  note: string | null;
  place: string;
  lat: number | null;
  lon: number | null;
  techniques: string | null;
  /** The status of the presence of the one whom the feed is about. */
  answer: string | null;
}

export interface Free {
  id: string;
  version: number;
  name: string;
  dateFrom: string;
  dateAfter: string;
  note: string | null;
  changedAt: string;
}

/** How long ago the first training is that a feed has, in days. */
const DAYS_BACK = 28;

interface Query {
  text: string;
  values: unknown[];
}

/** The statements that read what is asked for, and that tell whether it is as it was. */
export interface Scope {
  trainings: Query;
  daysOff: Query;
  /** One row, `state`: another text where anything has changed that the calendar says. */
  state: Query;
}

/** SQL of a moment in UTC as iCalendar writes it (RFC 5545 §3.3.5). */
const utc = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')`;

/**
 * SQL of a moment in the club's zone. Of an hour that comes twice the local time means the first (RFC 5545 §3.3.5), so the
 * second is written in UTC.
 */
const local = (moment: string, zone: string) =>
  `case when (${moment} - interval '1 hour') at time zone ${zone} = ${moment} at time zone ${zone} then ${utc(moment)}
     else to_char(${moment} at time zone ${zone}, 'YYYYMMDD"T"HH24MISS') end`;

export function scopeOf(asked: Asked, { clubTimezone }: Pick<Config, 'clubTimezone'>, now: Date): Scope {
  const firstDay = addDays(clubDay(now, clubTimezone), -DAYS_BACK);
  const first = clubMoment(firstDay, '00:00', clubTimezone).toISOString();
  const name = asked.language === 'pl' ? 'name_pl' : 'name_en';

  const fromTrainings = (statement: Statement): string => {
    const student = `${statement.bind(asked.student)}::uuid`;
    const conditions = asked.training
      ? [`c.id = ${statement.bind(asked.training)}`]
      : [`c.starts_at >= ${statement.bind(first)}`, ...conditionsOf(asked, statement, student)];
    return `from training c join workplace w on w.id = c.workplace
      left join day_off d on d.id = c.day_off
      left join presence p on p.training = c.id and p.student = ${student} and p.invalidated_at is null
      where ${conditions.join(' and ')}`;
  };

  const fromDaysOff = (statement: Statement): string => {
    const student = `${statement.bind(asked.student)}::uuid`;
    const workplace = `${statement.bind(asked.workplace)}::uuid`;
    return `from day_off d where d.date_to >= ${statement.bind(firstDay)}
      and (${workplace} is null or d.workplace is null or d.workplace = ${workplace})
      and (${student} is null or d.section is null or d.section = (select section from student where id = ${student}))`;
  };

  return {
    trainings: query((statement) => {
      const zone = statement.bind(clubTimezone);
      return `select c.id, c.version, c.title, ${local('c.starts_at', zone)} as "startsAt", ${local('c.ends_at', zone)} as "endsAt",
          ${utc('greatest(c.updated_at, w.updated_at, p.updated_at, d.updated_at)')} as "changedAt",
          c.state, c.cancel_reason as "cancelReason", d.name as "dayOff", c.instructor_name as "instructorName", c.note,
          concat_ws(', ', w.name, w.room, w.address, nullif(concat_ws(' ', w.postal_code, w.city), '')) as place, w.lat, w.lon,
          case when c.techniques <> '{}' then (select string_agg(k.${name}, ', ' order by k.${name}) from technik k
            where k.id = any(c.techniques)) end as techniques,
          p.status as answer
        ${fromTrainings(statement)} order by c.starts_at, c.id`;
    }),
    daysOff: query(
      (statement) => `select d.id, d.version, d.name, to_char(d.date_from, 'YYYYMMDD') as "dateFrom",
          to_char(d.date_to + 1, 'YYYYMMDD') as "dateAfter", d.note, ${utc('d.updated_at')} as "changedAt"
        ${fromDaysOff(statement)} order by d.date_from, d.id`,
    ),
    state: query(
      (statement) => `select concat_ws(' ',
          (select ${together('c.id', 'c.version', 'w.version', 'd.version', 'p.id', 'p.version')} ${fromTrainings(statement)}),
          (select concat(count(*), '.', sum(version)) from technik)
          ${asked.withDaysOff ? `, (select ${together('d.id', 'd.version')} ${fromDaysOff(statement)})` : ''}) as state`,
    ),
  };
}

/** SQL of a text that is another one where any of the fields is, in any of the rows; the first tells the rows apart. */
const together = (id: string, ...fields: string[]) =>
  `md5(string_agg(concat_ws('.', ${[id, ...fields].join(', ')}), ',' order by ${id}))`;

function query(write: (statement: Statement) => string): Query {
  const statement = new Statement();
  return { text: write(statement), values: statement.values };
}

function conditionsOf(
  { about, user, workplace, withExcused }: Asked,
  statement: Statement,
  student: string,
): string[] {
  if (about === 'club') return [];
  if (about === 'workplace') return [`c.workplace = ${statement.bind(workplace)}`];
  if (about === 'led') {
    const leader = `${statement.bind(user)}::uuid`;
    return [
      `(c.instructor_user = ${leader} or c.instructor_student in (select id from student where "user" = ${leader}))`,
    ];
  }
  // What they have answered stays theirs, also where it is meant for others by now.
  return [
    `(p.id is not null or exists (select from student s where s.id = ${student} and s.status = 'active'
       and ${meantFor.section} and ${meantFor.grade}))`,
    ...(withExcused ? [] : [`p.status is distinct from 'excused'`]),
  ];
}
