import { queryOptions } from '@tanstack/react-query';
import { club } from '../../lib/api/club.ts';

/** Whom an account stands for: the student that somebody is, and the children they are a guardian of. */
export const personsQuery = (user: string) =>
  queryOptions({
    queryKey: ['student', 'of-account', user],
    async queryFn({ signal }) {
      const [students, guardians] = await Promise.all([
        club.table('student').list({ user, size: 1 }, { signal }),
        club.table('guardian').list({ user, size: 50 }, { signal }),
      ]);
      return [
        ...students.results.map(({ id, firstName, lastName }) => ({
          id,
          student: id,
          name: `${firstName} ${lastName}`,
          children: null,
        })),
        ...guardians.results.map(({ id, student, name, studentFirstName, studentLastName }) => ({
          id,
          student,
          name,
          children: `${studentFirstName} ${studentLastName}`,
        })),
      ];
    },
  });
