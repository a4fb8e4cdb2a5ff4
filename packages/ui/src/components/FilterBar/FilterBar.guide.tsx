import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { FilteredColumn } from '../DataTable/column.ts';
import type { FilterValue } from '../DataTable/view.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const columns: FilteredColumn[] = [
  {
    id: 'status',
    header: 'Status',
    filter: {
      choices: [
        { value: 'lent', label: say({ pl: 'Wypożyczony', en: 'Lent' }) },
        { value: 'repair', label: say({ pl: 'W naprawie', en: 'Under repair' }) },
      ],
    },
  },
  { id: 'dueOn', header: say({ pl: 'Zwrot do', en: 'Due back' }), filter: 'date' },
  { id: 'forChildren', header: say({ pl: 'Dla dzieci', en: 'For children' }), filter: 'flag' },
];

function Narrowed() {
  const [value, setValue] = useState<Readonly<Record<string, FilterValue>>>({ status: { oneOf: ['lent'] } });
  return <FilterBar columns={columns} value={value} onValueChange={setValue} labels={words.tableLabels} />;
}

export const guide: Guide = {
  purpose: { pl: 'Zawęzić tabelę po kolumnach', en: 'Narrow a table by its columns' },
  alias: ['filtry', 'pasek filtrów', 'filter bar', 'faceted filters', 'query builder', 'advanced filters'],
  summary: {
    pl: 'Po czym zawężone są wiersze, w jednej linii nad nimi. Wypełniony żeton zawęża, kreskowany mógłby.',
    en: 'What rows are narrowed by, in one line above them. A filled chip narrows, a dashed one could.',
  },
  when: [
    {
      pl: 'Tabela ma kolumny różnych rodzajów: wybór, osoba, data, liczba.',
      en: 'The table has columns of various kinds: choices, people, dates, numbers.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Jest kilka krótkich możliwości jednej rzeczy.',
        en: 'There are a few short choices of one thing.',
      },
      instead: 'Data/FilterChips',
    },
    { said: { pl: 'Szuka się po nazwie.', en: 'One searches by name.' }, instead: 'Forms/SearchField' },
  ],
  anatomy: {
    Picture: () => <Narrowed />,
    parts: [
      {
        at: '[role=group] > :first-child button',
        name: { pl: 'Zawęża', en: 'Narrows' },
        said: { pl: 'nazwa kolumny i wartość', en: 'the column’s name and the value' },
      },
      {
        at: '[role=group] > :nth-child(2) button',
        name: { pl: 'Mógłby', en: 'Could' },
        said: { pl: 'obrys kreskowany, bez wartości', en: 'a dashed outline, no value' },
      },
      {
        at: '[role=group] > button:last-child',
        name: { pl: 'Wyczyść', en: 'Clear' },
        said: { pl: 'jest, gdy coś zawęża', en: 'there once something narrows' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po żetonach', en: 'goes through the chips' } },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera wybór przy żetonie', en: 'opens the choice at its chip' },
    },
    { keys: ['Escape'], said: { pl: 'zamyka i wraca na żeton', en: 'closes, and goes back to the chip' } },
    {
      keys: ['Delete', 'Backspace'],
      said: {
        pl: 'na żetonie, który zawęża, czyści ten filtr',
        en: 'on a chip that narrows, clears its filter',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Żetony są nazwaną grupą. Nazwa żetonu mówi kolumnę i wartość.',
      en: 'The chips are a named group. A chip’s name tells the column and the value.',
    },
    {
      pl: 'Każda zmiana działa od razu. Powiedz przy tabeli, ile zostało.',
      en: 'Every change acts at once. Say at the table how many are left.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Narrowed />,
        said: {
          pl: 'otwieraj wybór przy żetonie. Wynik widać pod spodem, zanim zamkniesz.',
          en: 'open the choice at its chip. The result is seen below before it is closed.',
        },
      },
      dont: {
        Picture: () => (
          <Card>
            <Stack space={12}>
              <TextField label="Status" />
              <TextField label={say({ pl: 'Osoba', en: 'Person' })} />
              <Button variant="primary">{say({ pl: 'Zastosuj', en: 'Apply' })}</Button>
            </Stack>
          </Card>
        ),
        said: {
          pl: 'nie zbieraj filtrów w formularzu z „Zastosuj”.',
          en: 'don’t gather filters in a form with an “Apply”.',
        },
      },
    },
  ],
};
