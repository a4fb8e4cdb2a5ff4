import { federationProfiles } from '../../federation.ts';
import { defineTable } from '../../table/definition.ts';
import { integer, oneOf, reference, text } from '../../table/fields.ts';
import { importances, technikRequirement } from './columns.ts';

const ofGrade = [{ table: 'grade', as: 'g', by: 'grade' }];
const ofTechnik = [{ table: 'technik', as: 'k', by: 'technik' }];

export const technikRequirementTable = defineTable<typeof technikRequirement.$inferSelect>({
  name: 'technik-requirement',
  entity: 'TechnikRequirement',
  description: 'A technique that a federation asks for at the exam to a grade.',
  granted: { Instructors: 'Read', Members: 'Read', Developers: 'Read' },
  table: technikRequirement,
  few: true,
  fields: {
    grade: reference('grade', { description: 'The grade that the exam is for.' }),
    technik: reference('technik', { description: 'What is to be shown there.' }),
    profile: oneOf(federationProfiles, { description: 'The federation whose rules these are.' }),
    importance: oneOf(importances, { description: 'Whether it has to be shown, or earns more.' }),
  },
  derived: {
    gradeNamePl: { schema: text(100), sql: 'g.name_pl', via: ofGrade },
    gradeNameEn: { schema: text(100), sql: 'g.name_en', via: ofGrade },
    gradeRank: { schema: integer(0, 100), sql: 'g.rank', via: ofGrade },
    technikNamePl: { schema: text(150), sql: 'k.name_pl', via: ofTechnik },
    technikNameEn: { schema: text(150), sql: 'k.name_en', via: ofTechnik },
    technikCode: { schema: text(60), sql: 'k.code', via: ofTechnik },
  },
  title: ['gradeNamePl', 'technikNamePl'],
  search: ['technikNamePl', 'technikNameEn', 'gradeNamePl', 'gradeNameEn'],
  sort: ['gradeRank,asc', 'technikCode,asc'],
});
