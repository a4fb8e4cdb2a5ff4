import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { ResultTable, type ResultTableRow } from './ResultTable.tsx';

const rows: ResultTableRow[] = [
  { id: '6kyu', grade: '6 kyu', color: grades.kyu6.color, passed: 11, failed: 0, noShow: 1 },
  { id: '5kyu', grade: '5 kyu', color: grades.kyu5.color, passed: 6, failed: 2, noShow: 0 },
];

const labels = {
  grade: say({ pl: 'Stopień', en: 'Grade' }),
  passed: say({ pl: 'Zdało', en: 'Passed' }),
  failed: say({ pl: 'Nie zdało', en: 'Failed' }),
  noShow: say({ pl: 'Nie przyszło', en: 'Did not come' }),
  share: say({ pl: 'Zdawalność', en: 'Share passed' }),
  total: say({ pl: 'Razem', en: 'In all' }),
};

export const guide: Guide = {
  purpose: { pl: 'Podsumować egzaminy', en: 'Sum exams up' },
  alias: ['wyniki', 'egzamin', 'results', 'pass rate', 'zdawalność'],
  summary: {
    pl: 'Ilu zdało, ilu nie i ilu nie przyszło, stopień po stopniu, ze zdawalnością.',
    en: 'How many passed, failed and did not come, grade by grade, with the share who passed.',
  },
  when: [{ pl: 'Podsumowanie roku albo jednego egzaminu.', en: 'A summary of a year, or of one exam.' }],
  whenNot: [
    { said: { pl: 'Ocenia się jedną osobę.', en: 'One person is examined.' }, instead: 'Training/ExamSheet' },
    { said: { pl: 'To inne liczby.', en: 'They are other numbers.' }, instead: 'Data/BarTable' },
  ],
  anatomy: {
    Picture: () => (
      <ResultTable label={say({ pl: 'Wyniki 2026', en: 'Results 2026' })} labels={labels} rows={rows} />
    ),
    parts: [
      {
        at: 'tbody tr:first-child th',
        name: { pl: 'Stopień', en: 'Grade' },
        said: { pl: 'z pasem', en: 'with its belt' },
      },
      {
        at: 'tbody tr:first-child td:nth-of-type(1)',
        name: { pl: 'Liczby', en: 'Figures' },
        said: { pl: 'równo pod sobą', en: 'even below each other' },
      },
      {
        at: 'tbody tr:first-child td:last-child',
        name: { pl: 'Zdawalność', en: 'Share' },
        said: { pl: 'z tych, którzy przyszli', en: 'of those who came' },
      },
      {
        at: 'tfoot tr',
        name: { pl: 'Razem', en: 'Sum' },
        said: { pl: 'liczone tutaj, nie do wpisania', en: 'reckoned here, not given' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To tabela z nagłówkami wierszy i kolumn: „5 kyu, zdało, 6”.',
      en: 'It is a table with heads of rows and columns: “5 kyu, passed, 6”.',
    },
    {
      pl: 'Gdy nikt nie przyszedł, udział jest kreską, a nie zerem.',
      en: 'Where nobody came, the share is a dash and not zero.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ResultTable label={say({ pl: 'Wyniki 2026', en: 'Results 2026' })} labels={labels} rows={rows} />
        ),
        said: {
          pl: 'licz nieobecnych osobno. Nie oblali.',
          en: 'count those absent apart. They didn’t fail.',
        },
      },
      dont: {
        Picture: () => (
          <ResultTable
            label={say({ pl: 'Wyniki: Jan Lis', en: 'Results: Jan Lis' })}
            labels={labels}
            rows={[{ id: '1', grade: '5 kyu', color: grades.kyu5.color, passed: 0, failed: 1, noShow: 0 }]}
          />
        ),
        said: {
          pl: 'nie pokazuj wyników jednej osoby jako statystyki.',
          en: 'don’t show one person’s result as a statistic.',
        },
      },
    },
  ],
};
