import { expect, test } from 'vitest';
import { readPeople } from './read-person.ts';

const grades = [
  { id: 'k5', code: '5kyu', namePl: '5 kyu', nameEn: '5th kyu' },
  { id: 'd3', code: '3dan', namePl: '3 dan', nameEn: '3rd dan' },
];
const read = (line: string) => {
  const person = readPeople(line, grades)[0];
  if (!person) return null;
  const { firstName, lastName, email, grade, isInstructor, fault } = person;
  return [firstName, lastName, email, grade?.code, isInstructor && 'instructor', fault && `! ${fault}`]
    .filter(Boolean)
    .join(' | ');
};

test.each([
  ['Anna Nowak, anna@example.org, 5 kyu', 'Anna | Nowak | anna@example.org | 5kyu'],
  ['Anna Nowak; 5kyu; anna@example.org', 'Anna | Nowak | anna@example.org | 5kyu'],
  ['1. Anna Nowak-Żuk', 'Anna | Nowak-Żuk'],
  ['Anna Maria Nowak', 'Anna | Maria Nowak'],
  [
    'Ewelina Wolska\tewelina@example.org\t3. dan\tinstruktorka',
    'Ewelina | Wolska | ewelina@example.org | 3dan | instructor',
  ],
  ['Krzysztof Osiński, sensei', 'Krzysztof | Osiński | instructor | ! instructorNeedsEmail'],
  ['Anna', 'Anna | ! oneName'],
  ['Anna Nowak, anna@example', 'Anna | Nowak | ! email'],
  ['Anna Nowak, anna@ex ample.org', 'Anna | Nowak | ! email'],
  ['Anna Nowak, 15 kyu', 'Anna | Nowak | ! grade'],
  [`${'a'.repeat(101)} Nowak`, `${'a'.repeat(101)} | Nowak | ! nameTooLong`],
  ['  ,', ''],
])('%s', (line, expected) => expect(read(line) ?? '').toBe(expected));

test('who stands there twice is told so, and so is an address of two', () => {
  const people = readPeople('Anna Nowak\nJan Nowak, a@b.pl\nanna nowak\nEwa Nowak, A@b.pl', grades);
  expect(people.map((each) => each?.fault)).toEqual([null, null, 'twice', 'emailTwice']);
});
