import { conflict, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { oneOf, reference, text } from '../../table/fields.ts';
import { fixedFields } from '../../table/fixed-fields.ts';
import { ownStudents, refuseForOthers } from '../guardian/index.ts';
import { faceOfStudent } from '../student-grade/index.ts';
import { technikLevels, technikProgress } from './columns.ts';

type Progress = typeof technikProgress.$inferSelect;

const ofTechnik = [{ table: 'technik', as: 'k', by: 'technik' }];

export const technikProgressTable = defineTable<Progress>({
  name: 'technik-progress',
  entity: 'TechnikProgress',
  description:
    'How far a student is with a technique. They say so themselves, but that it is mastered an instructor says.',
  granted: { Instructors: 'Write' },
  table: technikProgress,
  fields: {
    student: reference('student', { description: 'Who learns it.' }),
    technik: reference('technik', { description: 'What is learnt.' }),
    level: oneOf(technikLevels, { description: 'How far they are with it.' }),
  },
  readOnly: { confirmedBy: reference('user', { description: 'Who said that it is mastered.' }) },
  derived: {
    ...faceOfStudent,
    technikNamePl: { schema: text(150), sql: 'k.name_pl', via: ofTechnik },
    technikNameEn: { schema: text(150), sql: 'k.name_en', via: ofTechnik },
  },
  title: ['studentLastName', 'studentFirstName', 'technikNamePl'],
  sort: ['updatedAt,desc'],
  own: `t.student in (${ownStudents})`,
  async writeOwn(context, _verb, { student, level }, current) {
    await refuseForOthers(context, current?.student ?? student);
    if (current?.level === 'mastered') throw conflict('technik-confirmed');
    if (level === 'mastered') throw conflict('technik-needs-instructor');
  },
  rules: {
    beforeInsert: (context, values) => ({ ...values, ...confirmed(context, values, null) }),
    beforeUpdate(context, values, current) {
      const findings = fixedFields(values, current, 'student', 'technik');
      if (findings.length > 0) throw invalid(...findings);
      return { ...values, ...confirmed(context, values, current) };
    },
  },
});

/** Who says that a technique is mastered stands for it; any other level nobody has to stand for. */
function confirmed(
  { viewer }: WriteContext,
  { level }: Partial<Progress>,
  current: Progress | null,
): Pick<Partial<Progress>, 'confirmedBy'> {
  if (level === undefined || level === current?.level) return {};
  return { confirmedBy: level === 'mastered' ? viewer.id : null };
}
