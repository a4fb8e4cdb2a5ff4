import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { HeatTable, type HeatTableRow } from './HeatTable.tsx';

const rows: HeatTableRow[] = [
  { label: say({ pl: 'mar', en: 'Mar' }), total: 18, shares: [1, 0.89, 0.78] },
  { label: say({ pl: 'kwi', en: 'Apr' }), total: 11, shares: [1, 0.64] },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć, kto zostaje', en: 'See who stays' },
  alias: ['tabela ciepła', 'heatmap', 'cohort', 'retention', 'kohorty'],
  summary: {
    pl: 'Udziały w wierszach i kolumnach: im większy, tym głębszy. Każdy jest też liczbą.',
    en: 'Shares by row and column: the larger, the deeper. Each is a number too.',
  },
  when: [
    {
      pl: 'Porównuje się grupy w czasie: ilu zapisanych w marcu ćwiczy po roku.',
      en: 'Groups are compared over time: how many of those who joined in March train after a year.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To dni jednego roku.', en: 'They are days of one year.' },
      instead: 'Training/CalendarHeatmap',
    },
    {
      said: { pl: 'Liczby się sumuje albo sortuje.', en: 'Numbers are summed or sorted.' },
      instead: 'Data/DataTable',
    },
  ],
  anatomy: {
    Picture: () => (
      <HeatTable
        label={say({ pl: 'Kto zostaje', en: 'Who stays' })}
        heads={[
          say({ pl: 'Miesiąc zapisania', en: 'Month of joining' }),
          say({ pl: 'Zapisani', en: 'Joined' }),
        ]}
        columns={[
          say({ pl: 'w tym samym miesiącu', en: 'in the same month' }),
          say({ pl: 'po miesiącu', en: 'after a month' }),
          say({ pl: 'po 2 miesiącach', en: 'after 2 months' }),
        ]}
        rows={rows}
      />
    ),
    parts: [
      {
        at: 'tbody tr:first-child th',
        name: { pl: 'Grupa', en: 'Group' },
        said: { pl: 'kiedy się zapisali', en: 'when they joined' },
      },
      {
        at: 'tbody tr:first-child td:nth-of-type(1)',
        name: { pl: 'Ilu', en: 'How many' },
        said: { pl: 'z czego liczone są udziały', en: 'what the shares are of' },
      },
      {
        at: 'tbody tr:first-child td:nth-of-type(2)',
        name: { pl: 'Udział', en: 'Share' },
        said: { pl: 'w procentach, bez znaku', en: 'in per cent, without the sign' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do tabeli', en: 'reaches the table' } },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'przewija ją w bok, gdy brak miejsca', en: 'scrolls it sideways where room is short' },
    },
  ],
  accessibility: [
    {
      pl: 'To tabela z nagłówkami, które słyszy czytnik. Kolor tylko powtarza liczbę.',
      en: 'It is a table with heads for screen readers. Colour only repeats the number.',
    },
    {
      pl: 'Gdy brak miejsca, przewija się w bok, także klawiszami.',
      en: 'Where room is short it scrolls sideways, by keys too.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8}>
            <Text>
              {say({
                pl: 'Po trzech miesiącach zostaje trzech z czterech.',
                en: 'After three months three of four are left.',
              })}
            </Text>
            <HeatTable
              label={say({ pl: 'Kto zostaje', en: 'Who stays' })}
              heads={[
                say({ pl: 'Miesiąc zapisania', en: 'Month of joining' }),
                say({ pl: 'Zapisani', en: 'Joined' }),
              ]}
              columns={[
                say({ pl: 'w tym samym miesiącu', en: 'in the same month' }),
                say({ pl: 'po miesiącu', en: 'after a month' }),
                say({ pl: 'po 2 miesiącach', en: 'after 2 months' }),
              ]}
              rows={rows}
            />
          </Stack>
        ),
        said: { pl: 'powiedz nad tabelą, co w niej widać.', en: 'say above the table what is seen in it.' },
      },
      dont: {
        Picture: () => (
          <HeatTable
            label={say({ pl: 'Kto zostaje', en: 'Who stays' })}
            heads={[
              say({ pl: 'Miesiąc zapisania', en: 'Month of joining' }),
              say({ pl: 'Zapisani', en: 'Joined' }),
            ]}
            columns={[
              say({ pl: 'po miesiącu', en: 'after a month' }),
              say({ pl: 'po 2 miesiącach', en: 'after 2 months' }),
            ]}
            rows={[
              { label: say({ pl: 'lip', en: 'Jul' }), total: 2, shares: [0.5, 0.5] },
              { label: say({ pl: 'sie', en: 'Aug' }), total: 1, shares: [1, 0] },
            ]}
          />
        ),
        said: { pl: 'nie licz udziałów z dwóch osób.', en: 'don’t reckon shares of two people.' },
      },
    },
  ],
};
