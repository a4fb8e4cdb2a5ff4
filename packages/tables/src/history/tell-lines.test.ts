import type { Entity } from '@tatami/sdk';
import { studentRules } from '@tatami/sdk/rules/student';
import { createFormats } from '@tatami/web-runtime/formats';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { createTranslator } from '@tatami/web-runtime/translator';
import { expect, test } from 'vitest';
import type { KnownPlace } from '../description/places-context.ts';
import type { Table } from '../description/table.ts';
import { tellLines } from './tell-lines.ts';

const texts = {
  'student.firstName': 'Imię',
  'student.birthDate': 'Data urodzenia',
  'student.section': 'Sekcja',
  'student.section.kids': 'dzieci',
  'student.section.youth': 'młodzież',
  'student.workplace': 'Dojo',
  'student.note': 'Notatka',
  'history.unnamed': '(nieznane)',
};
const teller = {
  i18n: { t: createTranslator('pl', texts), format: createFormats('pl', 'Europe/Warsaw') } as I18n,
  has: () => false,
  placeOf: () => {
    const table = {
      place: { table: 'student' },
      rules: studentRules.fields,
      columns: [
        'firstName',
        { field: 'note', codes: { known: ['K1'], findMore: async () => [], wordOf: () => 'zwrócić klucz' } },
      ],
    } as unknown as Table;
    return { table: 'student', rights: 'Student', load: async () => table } as unknown as KnownPlace;
  },
};
const line = (changes: object) => ({ table: 'student', changes }) as unknown as Entity<'audit-log'>;

test('a line of the log says in a file what a person reads: fields by their names, values in words', async () => {
  const dojo = '0193a1c5-8f00-7000-8000-000000000001';
  const told = await tellLines(
    [
      line({ section: ['kids', 'youth'], firstName: ['Ola', 'Aleksandra'] }),
      line({ birthDate: [null, '2016-04-12'], workplace: [dojo, null], searchText: ['a', 'b'] }),
      line({}),
    ],
    teller,
  );
  expect(told).toEqual([
    'Imię: Ola → Aleksandra\nSekcja: dzieci → młodzież',
    'Data urodzenia: – → 12.04.2016\nDojo: (nieznane) → –',
    '',
  ]);
});

test('a code is told in people’s words', async () => {
  expect(await tellLines([line({ note: [null, 'K1'] })], teller)).toEqual(['Notatka: – → zwrócić klucz']);
});
