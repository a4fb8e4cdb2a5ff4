import type { PoolClient } from 'pg';
import { addDays, clubDay, latestOf } from '../../club-time.ts';
import type { FederationProfile } from '../../federation.ts';
import type { WriteContext } from '../../table/definition.ts';
import type { GradeRequirement } from '../grade/columns.ts';
import {
  type Break,
  countOpenDays,
  type Eligibility,
  forecast,
  judge,
  type OpenDay,
  openDaysAfter,
  type Preparation,
  type Rhythm,
  SHORTEST_RHYTHM,
} from './eligibility.ts';
import {
  carriedOver,
  daysOfEach,
  daysSinceGrade,
  heldGrade,
  notLongBefore,
  trainingDays,
} from './training-days.ts';

export interface Question {
  student: string;
  gradeTo: string;
  profile: FederationProfile;
  /** The day of the exam. */
  on: string;
  conditionsMet: boolean;
}

export interface Assessment extends Eligibility {
  gradeFrom: string | null;
  /** The grade aimed at is above the current one. */
  isStepUp: boolean;
  requirement: GradeRequirement;
  preparation: Preparation;
}

/** What reads, for which club and at which moment. */
export type Reader = Pick<WriteContext, 'config' | 'now'> & { client: Pick<PoolClient, 'query'> };

/** The same step as it stands on another day, by what is on record until now. */
export function stepOn<Step extends Assessment>(step: Step, on: string): Step {
  return { ...step, ...judge(step.preparation, step.requirement, on) };
}

interface Facts extends Omit<Preparation, 'conditionsMet'> {
  gradeFrom: string | null;
  isStepUp: boolean;
  requirement: GradeRequirement | null;
}

const nothingAsked: GradeRequirement = { minTrainingDays: null, minMonths: null, minAge: null };

/** SQL: what is on record of a student `s` with the grade `l`, who aims at the grade `n`. */
const facts = ({ profile, zone }: Record<'profile' | 'zone', string>, days: string): string =>
  `l.grade as "gradeFrom", coalesce(l.awarded_on, s.joined_on) as since,
       n.rank > coalesce(l.rank, 0) as "isStepUp", n.profiles->${profile} as requirement, s.birth_date as "birthDate",
       ${days} + ${carriedOver(zone)} as days`;

function judgeFacts(
  { gradeFrom, isStepUp, since, days, birthDate, requirement: asked }: Facts,
  on: string,
  conditionsMet: boolean,
): Assessment {
  const requirement = asked ?? nothingAsked;
  const preparation = { since, days, birthDate, conditionsMet };
  return { ...judge(preparation, requirement, on), gradeFrom, isStepUp, requirement, preparation };
}

/**
 * Where a student stands before an exam, of all that is on record (domain.md, Eligibility): the distinct local days
 * of trainings that count, and what was brought from paper.
 *
 * @returns null when there is no such student or grade.
 */
export async function assess(
  { client, config }: Omit<Reader, 'now'>,
  { student, gradeTo, profile, on, conditionsMet }: Question,
): Promise<Assessment | null> {
  const { rows } = await client.query<Facts>(
    `select ${facts({ profile: '$4', zone: '$5' }, daysSinceGrade('$5', '$3'))}
     from student s cross join grade n
     ${heldGrade}
     where s.id = $1 and n.id = $2`,
    [student, gradeTo, on, profile, config.clubTimezone],
  );
  return rows[0] ? judgeFacts(rows[0], on, conditionsMet) : null;
}

/** Where somebody stands before the grade that follows theirs. */
export interface NextStep extends Assessment {
  student: string;
  gradeTo: string;
}

/**
 * The same of many at once, each before the next grade. Who trains no more is not among them, nor who holds the highest.
 *
 * @param question `students`: those alone; everybody where that is null
 */
export async function assessNext(
  { client, config }: Pick<Reader, 'client' | 'config'>,
  { students, profile, on }: { students: readonly string[] | null } & Pick<Question, 'profile' | 'on'>,
): Promise<NextStep[]> {
  const { rows } = await client.query<Facts & Pick<NextStep, 'student' | 'gradeTo'>>(
    `with held as materialized (
       select s.id, s.joined_on, s.birth_date, s.carry_over_days, s.carry_over_as_of, s.created_at,
         l.grade, l.rank, l.awarded_on
       from student s ${heldGrade} where s.status = 'active' and ($1::uuid[] is null or s.id = any($1))
     )
     select l.id as student, n.id as "gradeTo", ${facts({ profile: '$3', zone: '$4' }, 'coalesce(d.days, 0)').replaceAll(/\bs\./g, 'l.')}
     from held l
     left join (${daysOfEach({ students: 'held', zone: '$4', until: '$2' })}) d on d.student = l.id
     cross join lateral (
       select g.id, g.rank, g.profiles from grade g where g.rank > coalesce(l.rank, 0) order by g.rank limit 1
     ) n`,
    [students, on, profile, config.clubTimezone],
  );
  return rows.map(({ student, gradeTo, ...known }) => ({ student, gradeTo, ...judgeFacts(known, on, true) }));
}

/**
 * Counts the days that each has trained on of late, for a forecast of `forecastOfAll`; who has not at all is not among them.
 *
 * @param question `students`: those alone; everybody where that is null
 */
export async function trainedOfLate(
  { client, config }: Pick<Reader, 'client' | 'config'>,
  { students, today }: { students: readonly string[] | null; today: string },
): Promise<{ student: string; days: number }[]> {
  const { rows } = await client.query<{ student: string; days: number }>(
    daysOfEach({
      students: `(select s.id, $2::date - 1 as awarded_on from student s
        where s.status = 'active' and ($1::uuid[] is null or s.id = any($1)))`,
      zone: '$4',
      until: '$3',
    }),
    [students, addDays(today, 1 - RHYTHM_DAYS), today, config.clubTimezone],
  );
  return rows;
}

/** Whom a forecast is about: the days off of their place and group are theirs. */
export interface Trainee {
  joinedOn: string;
  workplace: string | null;
  section: string | null;
  /** The days that they trained on of late, as `trainedOfLate` has them. */
  daysOfLate: number;
}

/** Tells when somebody will be ready, as `Prospect.forecast` has it. */
export type ForecastOfAll = (
  step: Pick<Assessment, 'preparation' | 'requirement'>,
  trainee: Trainee,
) => string | null;

/** Reads the days off once, and goes through the days to come once for a place and a group. */
export async function forecastOfAll(
  { client }: Pick<Reader, 'client'>,
  today: string,
): Promise<ForecastOfAll> {
  const rhythmFrom = addDays(today, 1 - RHYTHM_DAYS);
  const { rows: daysOff } = await client.query<Break & Pick<Trainee, 'workplace' | 'section'>>(
    `select date_from as "dateFrom", date_to as "dateTo", workplace, section from day_off where date_to >= $1::date`,
    [rhythmFrom],
  );
  const calendars = new Map<string, Calendar>();
  const calendarOf = ({ workplace, section }: Trainee): Calendar => {
    const key = `${workplace} ${section}`;
    const known = calendars.get(key);
    if (known) return known;
    const breaks = daysOff.filter(
      (off) =>
        (off.workplace === null || off.workplace === workplace) &&
        (off.section === null || off.section === section),
    );
    const calendar = { breaks, openDay: openDaysAfter(today, breaks), counts: new Map<string, number>() };
    calendars.set(key, calendar);
    return calendar;
  };
  return ({ preparation, requirement }, trainee) => {
    const { breaks, openDay, counts } = calendarOf(trainee);
    const from = latestOf(trainee.joinedOn, rhythmFrom);
    const openDays = counts.get(from) ?? countOpenDays(from, today, breaks);
    counts.set(from, openDays);
    return forecast(preparation, requirement, {
      today,
      rhythm: { days: trainee.daysOfLate, openDays },
      openDay,
    });
  };
}

/** Which days are open to those of a place and a group: gone through once for all of them. */
interface Calendar {
  breaks: readonly Break[];
  openDay: OpenDay;
  /** How many there were until today, by the day from which they are counted. */
  counts: Map<string, number>;
}

/** How far back somebody's rhythm is looked for. */
const RHYTHM_DAYS = 84;

/** When a student will be ready for a grade, and at which rhythm. */
export interface Readiness {
  /** The day; null when it can't be told. */
  forecast: string | null;
  /** Training days a week. */
  perWeek: number;
}

/**
 * When the student will be ready for the grade, days off taken into account: at the rhythm of the last twelve weeks.
 *
 * @param perWeek another rhythm, in training days a week
 */
export async function forecastReadiness(
  { client, config, now }: Reader,
  student: string,
  { preparation, requirement }: Pick<Assessment, 'preparation' | 'requirement'>,
  perWeek?: number,
): Promise<Readiness> {
  const today = clubDay(now, config.clubTimezone);
  const { rows } = await client.query<{ joinedOn: string; days: number }>(
    `select s.joined_on as "joinedOn",
       ${trainingDays('$4', `z.day > $2::date and z.day <= $3::date and ${notLongBefore('$2')}`)} as days
     from student s where s.id = $1`,
    [student, addDays(today, -RHYTHM_DAYS), today, config.clubTimezone],
  );
  const { joinedOn = today, days = 0 } = rows[0] ?? {};
  const dateFrom = latestOf(joinedOn, addDays(today, 1 - RHYTHM_DAYS));
  const { rows: breaks } = await client.query<Break>(
    `select d.date_from as "dateFrom", d.date_to as "dateTo" from day_off d join student s on s.id = $1
     where d.date_to >= $2::date and (d.workplace is null or d.workplace = s.workplace)
       and (d.section is null or d.section = s.section)`,
    [student, dateFrom],
  );
  const rhythm: Rhythm = perWeek
    ? { days: (perWeek * SHORTEST_RHYTHM) / 7, openDays: SHORTEST_RHYTHM }
    : { days, openDays: countOpenDays(dateFrom, today, breaks) };
  return {
    forecast: forecast(preparation, requirement, {
      today,
      rhythm,
      openDay: openDaysAfter(today, breaks),
    }),
    perWeek: rhythm.openDays === 0 ? 0 : (rhythm.days / rhythm.openDays) * 7,
  };
}

/** How many of the techniques that a grade can't do without a student has mastered, and how many these are. */
export async function countTechniques(
  { client }: Pick<Reader, 'client'>,
  { student, gradeTo, profile }: Pick<Question, 'student' | 'gradeTo' | 'profile'>,
): Promise<{ has: number; needs: number | null }> {
  const { rows } = await client.query<{ has: number; needs: number }>(
    `select count(*) as needs, count(*) filter (where p.level = 'mastered') as has
     from technik_requirement r left join technik_progress p on p.technik = r.technik and p.student = $1
     where r.grade = $2 and r.profile = $3 and r.importance = 'essential'`,
    [student, gradeTo, profile],
  );
  const { has = 0, needs = 0 } = rows[0] ?? {};
  return { has, needs: needs || null };
}
