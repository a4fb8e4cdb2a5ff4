import { federationProfiles } from '../../federation.ts';
import { defineTable } from '../../table/definition.ts';
import { integer, oneOf, reference, text } from '../../table/fields.ts';
import { importances, technikRequirement } from './columns.ts';

const ofGrade = (column: string) => `select g.${column} from grade g where g.id = t.grade`;
const ofTechnik = (column: string) => `select k.${column} from technik k where k.id = t.technik`;

export const technikRequirementTable = defineTable<typeof technikRequirement.$inferSelect>({
  name: 'technik-requirement',
  entity: 'TechnikRequirement',
  description: 'A technique that a federation asks for at the exam to a grade.',
  granted: { Instructors: 'Read', Members: 'Read', Developers: 'Read' },
  table: technikRequirement,
  fields: {
    grade: reference('grade', { description: 'The grade that the exam is for.' }),
    technik: reference('technik'),
    profile: oneOf(federationProfiles, { description: 'The federation whose rules these are.' }),
    importance: oneOf(importances),
  },
  derived: {
    gradeNamePl: { schema: text(100), sql: ofGrade('name_pl') },
    gradeNameEn: { schema: text(100), sql: ofGrade('name_en') },
    gradeRank: { schema: integer(0, 100), sql: ofGrade('rank') },
    technikNamePl: { schema: text(150), sql: ofTechnik('name_pl') },
    technikNameEn: { schema: text(150), sql: ofTechnik('name_en') },
    technikCode: { schema: text(60), sql: ofTechnik('code') },
  },
  title: ['gradeNamePl', 'technikNamePl'],
  search: ['technikNamePl', 'technikNameEn', 'gradeNamePl', 'gradeNameEn'],
  sort: ['gradeRank,asc', 'technikCode,asc'],
});
