import { defineTable } from '../../table/definition.ts';
import { note, oneOf, reference, text } from '../../table/fields.ts';
import { type ExamMark, examMark, techniqueMarks } from './columns.ts';

const ofCandidate = [{ table: 'exam_candidate', as: 'c', by: 'candidate' }];
const ofTechnik = [{ table: 'technik', as: 'k', by: 'technik' }];
const ofExaminer = [{ table: 'user', as: 'u', by: 'examiner' }];

export const examMarkTable = defineTable<ExamMark>({
  name: 'exam-mark',
  entity: 'ExamMark',
  description:
    'What one examiner says of one technique of a candidate. Written by the sheet of the exam while that is in progress.',
  granted: { Instructors: 'Read' },
  table: examMark,
  fields: {},
  readOnly: {
    candidate: reference('exam-candidate', { description: 'Who showed it.' }),
    technik: reference('technik', { description: 'What was shown.' }),
    examiner: reference('user', { description: 'Who marked it.' }),
    mark: oneOf(techniqueMarks, {
      description: 'Whether it is enough, or to be improved.',
    }),
    note: note(500),
  },
  derived: {
    exam: {
      schema: reference('exam', { description: 'Where it was shown.' }),
      sql: 'c.exam',
      via: ofCandidate,
    },
    technikNamePl: { schema: text(150), sql: 'k.name_pl', via: ofTechnik },
    technikNameEn: { schema: text(150), sql: 'k.name_en', via: ofTechnik },
    examinerFirstName: { schema: text(100), sql: 'u.first_name', via: ofExaminer },
    examinerLastName: { schema: text(100), sql: 'u.last_name', via: ofExaminer },
  },
  title: ['technikNamePl', 'examinerLastName'],
  without: ['create', 'update', 'remove'],
});
