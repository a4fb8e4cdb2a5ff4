import type { FieldError } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { flag, list, names, oneOf, reference, text } from '../../table/fields.ts';
import { refuseWhileUsed } from '../../table/refuse-while-used.ts';
import { technik, technikAttacks, technikBases, technikPositions, technikVariants } from './columns.ts';

export const technikTable = defineTable<typeof technik.$inferSelect>({
  name: 'technik',
  entity: 'Technik',
  description: 'A technique: what is done, against which attack, in which position.',
  granted: { Instructors: 'Write', Members: 'Read', Developers: 'Read' },
  table: technik,
  few: true,
  fields: {
    code: text(60, {
      pattern: '^[a-z0-9.-]+$',
      examples: ['katate-dori.ikkyo.tachi'],
      description: 'Attack, base and position with dots between.',
    }),
    base: oneOf(technikBases, { description: 'What is done: the lock or throw.' }),
    attack: oneOf(technikAttacks, { description: 'The attack it answers.' }),
    position: oneOf(technikPositions, {
      description: 'How the two face each other: standing, kneeling.',
    }),
    variants: list(oneOf(technikVariants), {
      maxItems: technikVariants.length,
      description: 'The ways in which it can be done.',
    }),
    ...names(150),
    descriptionPl: text(2_000, { description: 'How it is done, in Polish.' }),
    descriptionEn: text(2_000, { description: 'How it is done, in English.' }),
    videoUrls: list(
      text(500, { pattern: '^https://[^\\s/]+\\.[^\\s/]+(/\\S*)?$', examples: ['https://example.org/film'] }),
      {
        maxItems: 10,
        description: 'Links to films, https alone, loaded when somebody clicks.',
      },
    ),
    active: flag({ description: 'Whether anybody is offered it.' }),
  },
  search: ['namePl', 'nameEn', 'code'],
  sort: ['code,asc'],
  rules: {
    /** What an exam asks for, is or was practised, or somebody has learnt, is taken out of use instead. */
    refuseRemoval: (context, { id }) =>
      refuseWhileUsed(
        context,
        id,
        `select distinct g.name_pl || ' (' || r.profile || ')' as name
         from technik_requirement r join grade g on g.id = r.grade where r.technik = $1
         union select s.first_name || ' ' || s.last_name
         from technik_progress p join student s on s.id = p.student where p.technik = $1
         union select title from training where $1 = any(techniques)
         union select c.title from training_technik d join training c on c.id = d.training where d.technik = $1
         union select title from training_series where $1 = any(techniques)
         union select title from homework where $1 = any(techniques)`,
      ),
  },
});

/** A field with what is practised. */
export const techniquesField = (meaning: { description: string }) =>
  list(reference('technik'), { maxItems: 20, ...meaning });

/** What is wrong with such a field: it names what is no technique. */
export async function unknownTechniques(
  { client }: WriteContext,
  ids: readonly string[] = [],
): Promise<FieldError[]> {
  if (ids.length === 0) return [];
  const { rowCount } = await client.query(
    'select from unnest($1::uuid[]) i where not exists (select from technik where id = i) limit 1',
    [ids],
  );
  return rowCount ? [{ field: 'techniques', code: 'no-such-reference' }] : [];
}
