import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import type { Viewer } from '../../session/viewer.ts';
import { flag, integer, nullable, oneOf } from '../../table/fields.ts';
import { ownedBy } from '../../table/ownership.ts';
import { Statement } from '../../table/statement.ts';
import { minority, ownStudents } from '../../tables/guardian/index.ts';
import { sections } from '../../tables/student/columns.ts';

/** A student as whoever acts for them sees them. */
export const ownStudent = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id of the student.' }),
    firstName: Type.String({ description: 'What they are called by.' }),
    lastName: Type.String({ description: 'The family’s name.' }),
    relation: oneOf(['self', 'child'], { description: 'What the caller is to them.' }),
    isMinor: flag({ description: 'Whether they have yet to come of age.' }),
    section: oneOf(sections, { description: 'The age group they train in.' }),
    gradeRank: nullable(
      integer(0, 100, { description: 'The place of their grade in the order; null without one.' }),
    ),
    beltColor: nullable(Type.String({ description: 'The colour of the belt they wear, `#rrggbb`.' })),
    picture: nullable(Type.String({ description: 'The name of their picture; null without one.' })),
  },
  { $id: 'OwnStudent', description: 'A student as whoever acts for them sees them.' },
);

export interface OwnStudent {
  id: string;
  firstName: string;
  lastName: string;
  relation: 'self' | 'child';
  isMinor: boolean;
  section: (typeof sections)[number];
  gradeRank: number | null;
  beltColor: string | null;
  picture: string | null;
}

/** The students that somebody is, or is a guardian of: themselves first, then the eldest. */
export async function ownStudentsOf(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  viewer: Viewer,
): Promise<OwnStudent[]> {
  const statement = new Statement();
  const own = ownedBy(
    `select t.id, t.first_name as "firstName", t.last_name as "lastName",
       case when t."user" = :viewer then 'self' else 'child' end as relation,
       ${minority('t')} as "isMinor", t.section, t.picture, g.rank as "gradeRank", g.belt_color as "beltColor"
     from student t left join grade g on g.id = t.grade
     where t.id in (${ownStudents})
     order by t."user" = :viewer desc nulls last, t.birth_date, t.id`,
    { viewer, now: now(), config },
    statement,
  );
  const { rows } = await database.pool.query<OwnStudent>({
    name: 'owner',
    text: own,
    values: statement.values,
  });
  return rows;
}
