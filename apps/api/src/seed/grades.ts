import type { FederationProfile } from '../federation.ts';
import type { GradeRequirement, grade } from '../tables/grade/columns.ts';
import aikido from './aikido.json' with { type: 'json' };

interface SourceRequirement {
  min_training_days?: number | null;
  min_months?: number | null;
  min_years?: number | null;
  min_age?: number | null;
}

/** The grades of aikido, from 'ungraded' to 4 dan, with what each federation asks for. */
export const seededGrades: (typeof grade.$inferInsert)[] = aikido.grades.map((source) => ({
  code: source.code,
  kind: source.kind as 'kyu' | 'dan' | 'none',
  number: source.number,
  rank: source.order,
  namePl: source.name_pl,
  nameEn: source.name_en,
  beltColor: source.belt_hex,
  profiles: Object.fromEntries(
    Object.entries(source.profiles as Partial<Record<FederationProfile, SourceRequirement>>).map(
      ([code, asked]) => [code, toRequirement(asked)],
    ),
  ),
}));

function toRequirement({
  min_training_days,
  min_months,
  min_years,
  min_age,
}: SourceRequirement): GradeRequirement {
  return {
    minTrainingDays: min_training_days ?? null,
    minMonths: min_months ?? (min_years ? min_years * 12 : null),
    minAge: min_age ?? null,
  };
}
