import { nullable, text } from '../../table/fields.ts';

const via = [{ table: 'student', as: 's', by: 'student' }];

/** What a row about a student shows them by: their name, their picture, and the belt around it. */
export const faceOfStudent = {
  studentFirstName: { schema: text(100), sql: 's.first_name', searched: 'name_text', via },
  studentLastName: { schema: text(100), sql: 's.last_name', searched: 'name_text', via },
  studentPicture: {
    schema: nullable(
      text(64, { description: 'The picture of the student by its content, as the student’s row names it.' }),
    ),
    sql: 's.picture',
    via,
    orders: false,
    narrows: false,
  },
  studentBelt: {
    schema: nullable(text(7, { description: 'The colour of the belt they wear, `#rrggbb`.' })),
    sql: 's.belt_color',
    via,
  },
} as const;
