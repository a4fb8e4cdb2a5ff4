import { Type } from 'typebox';
import { federationProfiles } from '../../federation.ts';
import { defineTable } from '../../table/definition.ts';
import { integer, nullable, oneOf, text } from '../../table/fields.ts';
import { grade, gradeKinds } from './columns.ts';

const requirement = Type.Object(
  {
    minTrainingDays: nullable(integer(0, 5_000)),
    minMonths: nullable(integer(0, 600)),
    minAge: nullable(integer(0, 120)),
  },
  { additionalProperties: false },
);

export const gradeTable = defineTable<typeof grade.$inferSelect>({
  name: 'grade',
  entity: 'Grade',
  description: 'A kyu or dan, and what each federation asks for before its exam.',
  granted: { Instructors: 'Read', Members: 'Read', Developers: 'Read' },
  table: grade,
  fields: {
    code: text(20, { pattern: '^[a-z0-9-]+$' }),
    kind: oneOf(gradeKinds),
    number: integer(0, 12),
    rank: integer(0, 100),
    namePl: text(100),
    nameEn: text(100),
    beltColor: text(7, { pattern: '^#[0-9a-fA-F]{6}$' }),
    profiles: Type.Object(
      Object.fromEntries(federationProfiles.map((code) => [code, Type.Optional(requirement)])),
      { additionalProperties: false },
    ),
  },
  search: ['code', 'namePl', 'nameEn'],
  sort: ['rank,asc'],
});
