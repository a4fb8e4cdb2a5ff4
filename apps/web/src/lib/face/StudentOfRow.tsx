import { StudentName } from './StudentName.tsx';

interface OfStudent {
  student: string;
  studentFirstName: string;
  studentLastName: string;
  studentPicture: string | null;
  studentBelt: string | null;
}

/** Whom a row of a list is about. */
export function StudentOfRow({ row }: { row: OfStudent }) {
  const student = {
    id: row.student,
    firstName: row.studentFirstName,
    lastName: row.studentLastName,
    picture: row.studentPicture,
  };
  return <StudentName student={student} belt={row.studentBelt} />;
}
