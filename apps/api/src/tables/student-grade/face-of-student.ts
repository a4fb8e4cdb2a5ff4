import { nullable, pictureOf, text } from '../../table/fields.ts';

const via = [{ table: 'student', as: 's', by: 'student' }];

/** What a row about a student shows them by: their name, their picture, and the belt around it. */
export const faceOfStudent = {
  studentFirstName: { schema: text(100), sql: 's.first_name', searched: 'name_text', via },
  studentLastName: { schema: text(100), sql: 's.last_name', searched: 'name_text', via },
  studentPicture: {
    schema: pictureOf('student'),
    sql: 's.picture',
    via,
  },
  studentBelt: {
    schema: nullable(text(7, { description: 'The colour of the belt they wear, `#rrggbb`.' })),
    sql: 's.belt_color',
    via,
  },
} as const;

/** The same where lists are ordered by the students' names: their index has that order, and an index of the row's own finds it by them. */
export const faceInOrder = {
  ...faceOfStudent,
  studentFirstName: { ...faceOfStudent.studentFirstName, orders: true },
  studentLastName: { ...faceOfStudent.studentLastName, orders: true },
} as const;
