import { defineTable } from '../../table/definition.ts';
import { flag, list, oneOf, text } from '../../table/fields.ts';
import { refuseWhileUsed } from '../../table/refuse-while-used.ts';
import { technik, technikAttacks, technikBases, technikPositions, technikVariants } from './columns.ts';

export const technikTable = defineTable<typeof technik.$inferSelect>({
  name: 'technik',
  entity: 'Technik',
  description: 'A technique: what is done, from which attack, and in which position.',
  granted: { Instructors: 'Write', Members: 'Read', Developers: 'Read' },
  table: technik,
  fields: {
    code: text(60, { pattern: '^[a-z0-9.-]+$', description: 'Attack, base and position with dots between.' }),
    base: oneOf(technikBases),
    attack: oneOf(technikAttacks),
    position: oneOf(technikPositions),
    variants: list(oneOf(technikVariants), { maxItems: technikVariants.length }),
    namePl: text(150),
    nameEn: text(150),
    descriptionPl: text(2_000),
    descriptionEn: text(2_000),
    videoUrls: list(text(500, { pattern: '^https://[^\\s/]+\\.[^\\s/]+(/\\S*)?$' }), {
      maxItems: 10,
      description: 'Links to films, https alone. Nothing is loaded from there until somebody clicks.',
    }),
    active: flag({ description: 'A technique out of use is kept, and offered to nobody.' }),
  },
  search: ['namePl', 'nameEn', 'code'],
  sort: ['code,asc'],
  rules: {
    /** What an exam asks for, or somebody has learnt, is taken out of use instead. */
    beforeRemove: (context, { id }) =>
      refuseWhileUsed(
        context,
        id,
        `select distinct g.name_pl || ' (' || r.profile || ')' as name
         from technik_requirement r join grade g on g.id = r.grade where r.technik = $1
         union select s.first_name || ' ' || s.last_name
         from technik_progress p join student s on s.id = p.student where p.technik = $1`,
      ),
  },
});
