import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { club } from '../../../lib/api/club.ts';
import { clubToday } from '../../../lib/club/club-zone.ts';
import { gradesQuery } from '../../../lib/club/grades.ts';
import { addInstructor } from '../add-instructor.ts';
import { fold } from '../timetable/fold.ts';
import { useKeptText } from '../use-kept-text.ts';
import { type ReadPerson, readPeople } from './read-person.ts';

/** The people of the club as they are typed, and the way to store them. */
export function usePeople() {
  const [text, setText] = useKeptText('people');
  const grades = useQuery(gradesQuery).data ?? [];
  const lines = readPeople(text, grades);
  const people = lines.filter((each) => each !== null);
  return {
    ...{ text, setText, lines, people },
    /** @throws {ClubApiError} */
    async save() {
      await savePeople(people);
      setText('');
      await refreshTables('student', 'student-grade', 'user');
    },
  };
}

/**
 * Stores people, all or none, then their grades and accounts. Broken off between, it goes on where it was: whoever is
 * written by that name and address already is not written again.
 */
async function savePeople(people: readonly ReadPerson[]): Promise<void> {
  const today = clubToday();
  const known = new Map(
    (await club.table('student').list({ size: 200, sort: 'joinedOn,desc' })).results.map((student) => [
      keyOf(student),
      student,
    ]),
  );
  const added = people.filter((person) => !known.has(keyOf(person)));
  const results =
    added.length === 0
      ? []
      : await club.table('student').batch({
          save: added.map(({ firstName, lastName, email }) => ({
            ...{ firstName, lastName, joinedOn: today, section: 'adult' as const },
            ...(email && { email }),
          })),
        });
  for (const { after } of results) if (after) known.set(keyOf(after), after);

  const grades = people.flatMap((person) => {
    const student = known.get(keyOf(person));
    return person.grade && student && student.grade === null
      ? [{ student: student.id, grade: person.grade.id, awardedOn: today }]
      : [];
  });
  if (grades.length > 0) await club.table('student-grade').batch({ save: grades });

  for (const person of people) {
    const student = known.get(keyOf(person));
    if (!person.isInstructor || !person.email || !student || student.user) continue;
    const { firstName, lastName, email } = person;
    const user = await addInstructor({ firstName, lastName, email });
    const { id, version: _, ...values } = await club.table('student').get(student.id);
    await club.table('student').save({ ...values, id, user });
  }
}

const keyOf = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string | null;
}) => fold(`${firstName} ${lastName} ${email ?? ''}`);
