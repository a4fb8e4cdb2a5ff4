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
  type Preparation,
  type Rhythm,
} from './eligibility.ts';
import { carriedOver, daysSinceGrade, heldGrade, trainingDays } from './training-days.ts';

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

type Reader = Pick<WriteContext, 'config'> & { client: Pick<PoolClient, 'query'> };

interface Facts extends Omit<Preparation, 'conditionsMet'> {
  gradeFrom: string | null;
  isStepUp: boolean;
  requirement: GradeRequirement | null;
}

const nothingAsked: GradeRequirement = { minTrainingDays: null, minMonths: null, minAge: null };

/** SQL: the facts of a student `s` who holds `l`, before an exam to a grade `n`. */
const factsFor = ({ profile, zone, on }: Record<'profile' | 'zone' | 'on', string>): string =>
  `l.grade as "gradeFrom", coalesce(l.awarded_on, s.joined_on) as since, n.rank > coalesce(l.rank, 0) as "isStepUp",
     n.profiles->${profile} as requirement, s.birth_date as "birthDate",
     ${daysSinceGrade(zone, on)} + ${carriedOver(zone)} as days`;

/**
 * Where a student stands before an exam, of all that is on record (domain.md, Eligibility): the distinct local days
 * of trainings that count, and what was brought from paper.
 *
 * @returns null when there is no such student or grade.
 */
export async function assess(
  { client, config }: Reader,
  { student, gradeTo, profile, on, conditionsMet }: Question,
): Promise<Assessment | null> {
  const { rows } = await client.query<Facts>(
    `select ${factsFor({ on: '$3', profile: '$4', zone: '$5' })}
     from student s cross join grade n
     ${heldGrade}
     where s.id = $1 and n.id = $2`,
    [student, gradeTo, on, profile, config.clubTimezone],
  );
  const [facts] = rows;
  if (!facts) return null;
  const requirement = facts.requirement ?? nothingAsked;
  const { gradeFrom, isStepUp, since, days, birthDate } = facts;
  const preparation = { since, days, birthDate, conditionsMet };
  return { ...judge(preparation, requirement, on), gradeFrom, isStepUp, requirement, preparation };
}

/** How far somebody is on the way to their next grade. */
export interface NextStep {
  student: string;
  gradeTo: string;
  /** Whether nothing of what the grade asks for is missing; the conditions that are ticked by hand are left to the hand. */
  isReady: boolean;
}

/**
 * How far those who train now are on the way to their next grades, on a day, by the rules of the club’s federation; of
 * whom the next grade asks nothing, nothing is said.
 *
 * @param students those alone; all of them where that is null
 */
export async function assessAll(
  { client, config }: Reader,
  on: string,
  students: readonly string[] | null,
): Promise<NextStep[]> {
  const { rows } = await client.query<Facts & Pick<NextStep, 'student' | 'gradeTo'>>(
    `select s.id as student, n.id as "gradeTo", ${factsFor({ on: '$1', profile: '$2', zone: '$3' })}
     from student s ${heldGrade}
     cross join lateral (select g.* from grade g where g.rank > coalesce(l.rank, 0) order by g.rank limit 1) n
     where s.status = 'active' and ($4::uuid[] is null or s.id = any($4))`,
    [on, config.federationProfile, config.clubTimezone, students],
  );
  return rows.flatMap(({ student, gradeTo, requirement, since, days, birthDate }) => {
    if (!requirement || Object.values(requirement).every((asked) => !asked)) return [];
    const { missing } = judge({ since, days, birthDate, conditionsMet: true }, requirement, on);
    return [{ student, gradeTo, isReady: missing.length === 0 }];
  });
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
  { client, config, now }: Reader & Pick<WriteContext, 'now'>,
  student: string,
  { preparation, requirement }: Pick<Assessment, 'preparation' | 'requirement'>,
  perWeek?: number,
): Promise<Readiness> {
  const today = clubDay(now, config.clubTimezone);
  const { rows } = await client.query<{ joinedOn: string; days: number }>(
    `select s.joined_on as "joinedOn",
       ${trainingDays('$4', 'z.day > $2::date and z.day <= $3::date')} as days
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
    ? { days: perWeek, openDays: 7 }
    : { days, openDays: countOpenDays(dateFrom, today, breaks) };
  return {
    forecast: forecast(preparation, requirement, { today, rhythm, breaks }),
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
