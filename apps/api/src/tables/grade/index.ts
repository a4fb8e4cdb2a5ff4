import { Type } from 'typebox';
import { federationProfiles } from '../../federation.ts';
import { defineTable } from '../../table/definition.ts';
import { integer, names, nullable, oneOf, text } from '../../table/fields.ts';
import { grade, gradeKinds } from './columns.ts';

const requirement = Type.Object(
  {
    minTrainingDays: nullable(
      integer(0, 5_000, {
        description: 'The training days since the last grade.',
        unit: 'days',
      }),
    ),
    minMonths: nullable(integer(0, 600, { description: 'The time since the last grade.', unit: 'months' })),
    minAge: nullable(integer(0, 120, { description: 'The age on the exam’s day.', unit: 'years' })),
  },
  { additionalProperties: false, description: 'What this federation asks for.' },
);

export const gradeTable = defineTable<typeof grade.$inferSelect>({
  name: 'grade',
  entity: 'Grade',
  description: 'A kyu or dan, and what each federation asks for.',
  granted: { Instructors: 'Read', Members: 'Read', Developers: 'Read' },
  table: grade,
  few: true,
  fields: {
    code: text(20, {
      pattern: '^[a-z0-9-]+$',
      examples: ['5-kyu'],
      description: 'The short name for scripts and imports.',
    }),
    kind: oneOf(gradeKinds, { description: 'A kyu, a dan, or the time before the first grade.' }),
    number: integer(0, 12, { description: 'The 6 of 6th kyu.' }),
    rank: integer(0, 100, { description: 'The place in the order of grades, the lowest first.' }),
    ...names(100),
    beltColor: text(7, {
      pattern: '^#[0-9a-fA-F]{6}$',
      examples: ['#a0b1c2'],
      description: 'The colour of its belt, `#rrggbb`.',
    }),
    profiles: Type.Object(
      Object.fromEntries(federationProfiles.map((code) => [code, Type.Optional(requirement)])),
      {
        additionalProperties: false,
        description: 'What each federation asks for.',
      },
    ),
  },
  title: ['namePl'],
  search: ['code', 'namePl', 'nameEn'],
  sort: ['rank,asc'],
});
