import { listedName, PersonName } from './PersonName.tsx';

interface OfStudent {
  student: string;
  studentFirstName: string;
  studentLastName: string;
  studentPicture: string | null;
  studentBelt: string | null;
}

const studentOf = (row: OfStudent) => ({
  id: row.student,
  firstName: row.studentFirstName,
  lastName: row.studentLastName,
  picture: row.studentPicture,
});

/** Whom a row of a list is about. */
export const studentColumn = {
  field: 'student',
  cell: (row: OfStudent) => <PersonName of="student" person={studentOf(row)} belt={row.studentBelt} />,
  value: (row: OfStudent) => listedName(studentOf(row)),
} as const;
