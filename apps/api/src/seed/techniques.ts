import type { FederationProfile } from '../federation.ts';
import type { technik } from '../tables/technik/columns.ts';
import type { technikRequirement } from '../tables/technik-requirement/columns.ts';
import aikido from './aikido.json' with { type: 'json' };

type Technik = typeof technik.$inferInsert;

/** The techniques that the federations name in their requirements, each with its words in both languages. */
export const seededTechniques: Technik[] = aikido.techniques.map((source) => ({
  code: source.code,
  base: source.base as Technik['base'],
  attack: source.attack as Technik['attack'],
  position: source.position as Technik['position'],
  variants: source.variants as NonNullable<Technik['variants']>,
  namePl: source.name_pl,
  nameEn: source.name_en,
  descriptionPl: source.description_pl,
  descriptionEn: source.description_en,
}));

/** What each federation asks for at the exams, by the codes of grade and technique. */
export const seededRequirements: (Pick<typeof technikRequirement.$inferInsert, 'profile'> & {
  grade: string;
  technik: string;
})[] = Object.entries(aikido.requirements).flatMap(([name, byGrade]) =>
  Object.entries(byGrade).flatMap(([grade, codes]) =>
    codes.map((technik) => ({ profile: profileOf(name), grade, technik })),
  ),
);

/** A part of a federation's requirements is named after it: `HOMBU_1kyu_sitting`. */
function profileOf(name: string): FederationProfile {
  return name.split('_')[0] as FederationProfile;
}
