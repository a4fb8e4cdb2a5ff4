import type { Guide } from '../../../.storybook/guide.ts';
import { importLabels } from '../../../.storybook/import-labels.ts';
import { say } from '../../../.storybook/say.ts';
import { CsvImport } from './CsvImport.tsx';
import type { ImportColumn, ImportRow, ImportState } from './import-state.ts';

const nothing = () => {};

const columns: ImportColumn[] = [
  {
    id: 'name',
    header: say({ pl: 'Nazwisko i imię', en: 'Name' }),
    required: true,
    kind: say({ pl: 'tekst, do 80 znaków', en: 'text, up to 80 characters' }),
    example: 'Lis Ewa',
  },
  {
    id: 'born',
    header: say({ pl: 'Urodzenie', en: 'Birth' }),
    required: true,
    kind: say({ pl: 'dzień, jak 31.12.2013', en: 'a day, as 31.12.2013' }),
    example: '14.02.2017',
  },
];

const rows: ImportRow[] = [
  { id: '2', line: 2, outcome: 'new', cells: { name: 'Lis Ewa', born: '14.02.2017' } },
  {
    id: '3',
    line: 3,
    outcome: 'wrong',
    cells: { name: 'Bąk Jan', born: '31.02.2016' },
    faults: { born: { text: say({ pl: 'Nie ma takiego dnia', en: 'There is no such day' }) } },
  },
];

const Import = ({ state }: { state: ImportState }) => (
  <CsvImport
    columns={columns}
    state={state}
    labels={importLabels.pl}
    onFile={nothing}
    onTemplate={nothing}
    onMappingChange={nothing}
    onMapped={nothing}
    onCellChange={nothing}
    onSave={nothing}
    onUndo={nothing}
    onBack={nothing}
  />
);

export const guide: Guide = {
  purpose: { pl: 'Wczytać ludzi z pliku', en: 'Read people in from a file' },
  alias: ['import', 'CSV', 'Excel', 'wczytywanie', 'bulk upload', 'data import', 'spreadsheet'],
  summary: {
    pl: 'Wiersze z pliku: wybierz go, dopasuj kolumny, popraw błędy i zapisz wszystko albo nic.',
    en: 'Rows out of a file: choose it, match the columns, mend the faults, and save all or nothing.',
  },
  when: [
    {
      pl: 'Klub ma listę w arkuszu: uczniowie, obecności, sprzęt.',
      en: 'The club has a list in a sheet: students, presences, equipment.',
    },
    { pl: 'Tę samą listę poprawia się co rok.', en: 'The same list is mended every year.' },
  ],
  whenNot: [
    { said: { pl: 'Wierszy jest pięć.', en: 'There are five rows.' }, instead: 'Forms/RecordForm' },
    {
      said: { pl: 'To dokument do przechowania.', en: 'It is a document to keep.' },
      instead: 'Forms/FileUpload',
    },
  ],
  anatomy: {
    Picture: () => (
      <Import state={{ step: 'preview', fileName: say({ pl: 'uczniowie.csv', en: 'students.csv' }), rows }} />
    ),
    parts: [
      {
        at: 'ol',
        name: { pl: 'Kroki', en: 'Steps' },
        said: { pl: 'do zrobionego da się wrócić', en: 'what is done can be gone back to' },
      },
      {
        at: 'thead th:nth-child(2)',
        name: { pl: 'Kolumna', en: 'Column' },
        said: { pl: 'nazwana jak w klubie', en: 'named as in the club' },
      },
      {
        at: 'td [aria-invalid=true]',
        name: { pl: 'Zła komórka', en: 'Wrong cell' },
        said: { pl: 'poprawia się ją na miejscu', en: 'is mended in its place' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po komórkach i przyciskach', en: 'goes through cells and buttons' },
    },
    { keys: ['Enter'], said: { pl: 'w komórce przyjmuje poprawkę', en: 'in a cell, takes the correction' } },
  ],
  accessibility: [
    {
      pl: 'Po kroku skupienie idzie na jego początek. Liczba wierszy i błędów jest powiedziana.',
      en: 'After a step the focus goes to its beginning. The numbers of rows and faults are said.',
    },
    {
      pl: 'Przy złej komórce stoi zdanie i propozycja, nie sam kolor.',
      en: 'At a wrong cell stand a sentence and a suggestion, and not colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Import state={{ step: 'file' }} />,
        said: {
          pl: 'daj szablon i pokaż, co się stanie, zanim zapiszesz.',
          en: 'give a template, and show what will happen before it is saved.',
        },
      },
      dont: {
        Picture: () => (
          <Import
            state={{ step: 'file', error: say({ pl: 'Błąd w wierszu 14.', en: 'Error in line 14.' }) }}
          />
        ),
        said: {
          pl: 'nie odsyłaj z samym „błąd w wierszu 14”.',
          en: 'don’t send people away with “fault in line 14” alone.',
        },
      },
    },
  ],
};
