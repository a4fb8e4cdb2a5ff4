import { countingPresence, uncounted } from '../presence/columns.ts';
import { currentGrade } from '../student-grade/columns.ts';

/** SQL: on which local day `z.day` a training `c` is. */
const localDay = (zone: string) =>
  `cross join lateral (select (c.starts_at at time zone ${zone})::date as day) z`;

/** SQL: why a presence `p` that counts adds no day to the next grade; `l` is the grade held now, if any. */
const addsNothing = {
  notForGrade: 'not c.counts_for_grade',
  noWeight: 'c.day_weight = 0',
  beforeGrade: 'z.day <= l.awarded_on',
} as const;

const grounds = { ...uncounted, ...addsNothing };

/** Why a presence adds no day to the next grade: only the weightiest training of a day does. */
export const whyNots = [...(Object.keys(grounds) as (keyof typeof grounds)[]), 'sameDay'] as const;
export type WhyNot = (typeof whyNots)[number];

/** SQL: the training days of a student `s` on local days `z.day`, each with the weight of its weightiest training. */
export const trainingDays = (
  zone: string,
  when: string,
): string => `(select coalesce(sum(d.weight), 0)::integer from (
         select max(c.day_weight) as weight from presence p join training c on c.id = p.training
         ${localDay(zone)}
         where p.student = s.id and ${countingPresence} and not (${addsNothing.notForGrade}) and ${when}
         group by z.day
       ) d)`;

/**
 * SQL: the days of which those are the sum, each with the weight of its weightiest training, as JSON.
 */
export const daysCounted = (zone: string, when: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_array(d.day, d.weight) order by d.day), '[]') from (
         select z.day, max(c.day_weight) as weight from presence p join training c on c.id = p.training
         ${localDay(zone)}
         where p.student = s.id and ${countingPresence} and not (${addsNothing.notForGrade}) and c.day_weight > 0
           and ${when}
         group by z.day
       ) d)`;

/** SQL: the grade `l` that a student `s` holds. */
export const heldGrade =
  `left join lateral (select g.id as grade, g.rank, a.awarded_on ${currentGrade('s.id')}) l on true` as const;

/** SQL: presences `p` of long before a day are not looked at: an index has them by their time. A day more, whatever the zone. */
export const notLongBefore = (day: string): string =>
  `p.training_starts_at >= ${day}::date::timestamptz - interval '1 day'`;

const notLongBeforeGrade = notLongBefore(`coalesce(l.awarded_on, '-infinity'::date)`);

/** SQL: the training days of a student `s` since their grade `l`, up to a day. */
export const daysSinceGrade = (zone: string, until: string): string =>
  trainingDays(
    zone,
    `z.day <= ${until}::date and (${addsNothing.beforeGrade}) is not true and ${notLongBeforeGrade}`,
  );

/**
 * SQL: the same of many at once, each `student` with their `days`: the students are rows of `id` and of the grade that they
 * hold, as `heldGrade` has it.
 */
export const daysOfEach = ({
  students,
  zone,
  until,
}: Record<'students' | 'zone' | 'until', string>): string =>
  `select e.student, sum(e.weight)::integer as days from (
     select p.student, max(c.day_weight) as weight
     from ${students} l
     join presence p on p.student = l.id and ${notLongBeforeGrade}
     join training c on c.id = p.training
     ${localDay(zone)}
     where ${countingPresence} and not (${addsNothing.notForGrade})
       and z.day <= ${until}::date and (${addsNothing.beforeGrade}) is not true
     group by p.student, z.day
   ) e group by e.student`;

/** SQL: the days that a student `s` has brought from paper, as far as they are none of before their grade `l`. */
export const carriedOver = (zone: string): string => `(case when l.awarded_on is null
     or l.awarded_on < coalesce(s.carry_over_as_of, (s.created_at at time zone ${zone})::date)
   then s.carry_over_days else 0 end)`;

/**
 * SQL: the presences of the students `s` that are found, each with its training, and why it adds no day to the next
 * grade. Whole local days have to be found, since one training of a day may stand for another.
 */
export const judgedPresences = (zone: string, where: string): string => `
  select j.*, coalesce(j.ground, case when row_number() over (
      partition by j.student, j.day, j.ground is null order by j."dayWeight" desc, j."trainingStartsAt", j.id) > 1
    then 'sameDay' end) as "whyNot"
  from (
    select p.id, p.student, p.training, p.status, p.note, p.invalidated_reason as "invalidatedReason",
      c.title as "trainingTitle", c.starts_at as "trainingStartsAt", c.ends_at as "trainingEndsAt", c.kind, c.section,
      c.day_weight as "dayWeight", z.day, ${countingPresence} as "isThere",
      case ${Object.entries(grounds)
        .map(([name, ground]) => `when ${ground} then '${name}'`)
        .join(' ')} end as ground
    from student s ${heldGrade}
    join presence p on p.student = s.id join training c on c.id = p.training
    ${localDay(zone)}
    where ${where}
  ) j`;
