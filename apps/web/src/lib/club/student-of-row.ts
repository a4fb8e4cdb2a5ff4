interface OfStudent {
  studentFirstName: string;
  studentLastName: string;
}

/** Whom a row is about, as lists are ordered by. */
export const studentOfRow = ({ studentFirstName, studentLastName }: OfStudent): string =>
  `${studentLastName} ${studentFirstName}`;
