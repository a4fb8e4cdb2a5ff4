import type { WriteContext } from '../table/definition.ts';
import { judge } from '../tables/exam-candidate/index.ts';
import type { GradeRequirement } from '../tables/grade/columns.ts';
import { weekdayOnOrAfter } from './timetable.ts';

export interface GradeStep extends GradeRequirement {
  id: string;
  code: string;
  rank: number;
}

/** The grades by rank, with what the club's federation asks for before each. */
export async function readGrades({ client, config }: WriteContext): Promise<GradeStep[]> {
  const { rows } = await client.query<GradeStep>(
    `select id, code, rank, (profiles->$1->>'minTrainingDays')::int as "minTrainingDays",
       (profiles->$1->>'minMonths')::int as "minMonths", (profiles->$1->>'minAge')::int as "minAge"
     from grade order by rank`,
    [config.federationProfile],
  );
  return rows;
}

/** Exams are held on a Saturday in June and one in December. */
export function examDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    days.push(weekdayOnOrAfter(`${year}-06-08`, 6), weekdayOnOrAfter(`${year}-12-06`, 6));
  return days.filter((day) => day > from && day < to);
}

export interface Progress {
  birthDate: string;
  joinedOn: string;
  rank: number;
  /** The day of the last grade; null before the first. */
  gradedOn: string | null;
  /** Training days since then. */
  days: number;
}

/** The part of those who might try at an exam that feels ready: the higher the grade, the smaller. */
export const readiness = (rank: number): number => (rank < 3 ? 0.75 : rank < 7 ? 0.45 : 0.25);

/** The next grade, when the federation lets somebody try for it on that day (domain.md, Eligibility). */
export function nextGrade(
  grades: readonly GradeStep[],
  { birthDate, joinedOn, rank, gradedOn, days }: Progress,
  day: string,
): GradeStep | null {
  const next = grades.find((grade) => grade.rank === rank + 1);
  const preparation = { since: gradedOn ?? joinedOn, days, birthDate, conditionsMet: true };
  return next && judge(preparation, next, day).missing.length === 0 ? next : null;
}
