import type { CsvImportLabels } from '../src/components/CsvImport/labels.ts';
import { counted } from '../src/labels/counted.ts';
import * as en from '../src/labels/en.ts';
import * as pl from '../src/labels/pl.ts';

const osoba = (count: number) =>
  counted('pl', count, { one: 'osobę', few: 'osoby', many: 'osób', other: 'osoby' });
const osoby = (count: number) => counted('pl', count, { one: 'osoby', other: 'osób' });
const person = (count: number) => counted('en', count, { one: 'person', other: 'people' });

/** What the page of an import of students would say. */
export const importLabels: Record<'pl' | 'en', CsvImportLabels> = {
  pl: {
    ...pl.csvImportLabels,
    file: 'Plik z uczniami',
    outcomes: { ...pl.csvImportLabels.outcomes, new: 'nowe osoby' },
    save: (count) => `Zapisz ${osoba(count)}`,
    saving: (count) => `Zapisywanie ${osoby(count)}…`,
    savedRows: (count) => `Zapisano ${osoba(count)}`,
    row: 'Kto to jest',
    templateName: 'Uczniowie – wzór',
    currentName: 'Uczniowie – stan obecny',
    wrongName: 'Uczniowie – błędne wiersze',
  },
  en: {
    ...en.csvImportLabels,
    file: 'File of students',
    outcomes: { ...en.csvImportLabels.outcomes, new: 'new people' },
    save: (count) => `Save ${person(count)}`,
    saving: (count) => `Saving ${person(count)}…`,
    savedRows: (count) => `${person(count)} saved`,
    row: 'Who it is',
    templateName: 'Students – template',
    currentName: 'Students – as they are now',
    wrongName: 'Students – wrong rows',
  },
};
