import type { Entity } from '@tatami/sdk';
import type { EditedLine } from '@tatami/ui/LineEditor';
import { fold } from '../timetable/fold.ts';

type Grade = Pick<Entity<'grade'>, 'id' | 'code' | 'namePl' | 'nameEn'>;

export type PersonFault =
  | 'oneName'
  | 'nameTooLong'
  | 'email'
  | 'grade'
  | 'twice'
  | 'emailTwice'
  | 'instructorNeedsEmail';

export interface ReadPerson {
  firstName: string;
  lastName: string;
  email: string | null;
  grade: Grade | null;
  isInstructor: boolean;
  marks: NonNullable<EditedLine['marks']>;
  fault: PersonFault | null;
}

const instructor = /^(instruktor(ka)?|instr\.?|sensei|trener(ka)?|prowadzi|instructor)$/;
const address = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u;

/** Reads people, one a line: `Anna Nowak, anna@example.org, 5 kyu`; who leads classes is an `instruktorka` besides. */
export function readPeople(text: string, grades: readonly Grade[]): (ReadPerson | null)[] {
  const names = new Set<string>();
  const emails = new Set<string>();
  return text.split('\n').map((line) => {
    const read = readPerson(line, grades);
    if (!read) return null;
    const name = fold(`${read.firstName} ${read.lastName} ${read.email ?? ''}`);
    const email = read.email?.toLowerCase();
    const fault =
      read.fault ?? (names.has(name) ? 'twice' : email && emails.has(email) ? 'emailTwice' : null);
    names.add(name);
    if (email) emails.add(email);
    return { ...read, fault };
  });
}

function readPerson(line: string, grades: readonly Grade[]): ReadPerson | null {
  const parts = [...line.matchAll(/[^,;\t]+/g)].flatMap(({ index, 0: said }) => {
    const text = said.trim();
    const from = index + said.indexOf(text);
    return text === '' ? [] : [{ text, from, to: from + text.length }];
  });
  const [name, ...rest] = parts;
  if (!name) return null;
  const words = name.text.replace(/^[*•\d.)-]+\s+/, '').split(/\s+/);
  const lastName = words.slice(1).join(' ');
  const person: ReadPerson = {
    firstName: words[0] ?? '',
    lastName,
    email: null,
    grade: null,
    isInstructor: false,
    marks: [{ from: name.from, to: name.to, tone: lastName ? 'subject' : 'wrong' }],
    fault: lastName ? null : 'oneName',
  };
  if (person.firstName.length > 100 || lastName.length > 100) person.fault = 'nameTooLong';
  const refuse = ({ from, to }: { from: number; to: number }, fault: PersonFault) => {
    person.fault ??= fault;
    person.marks = [...person.marks, { from, to, tone: 'wrong' }];
  };
  for (const part of rest) {
    const small = fold(part.text);
    if (instructor.test(small)) person.isInstructor = true;
    else if (part.text.includes('@')) {
      if (address.test(part.text) && part.text.length <= 254) person.email = part.text;
      else refuse(part, 'email');
    } else {
      const grade = gradeNamed(small, grades);
      if (grade) person.grade = grade;
      else refuse(part, 'grade');
    }
  }
  if (person.isInstructor && !person.email) person.fault ??= 'instructorNeedsEmail';
  return person;
}

/** “5 kyu”, “5kyu”, “1. dan”, or as the club calls it in either language. */
function gradeNamed(said: string, grades: readonly Grade[]): Grade | undefined {
  const bare = (text: string) => fold(text).replace(/[\s.]/g, '');
  return grades.find(({ code, namePl, nameEn }) =>
    [code, namePl, nameEn].some((each) => bare(each) === bare(said)),
  );
}
