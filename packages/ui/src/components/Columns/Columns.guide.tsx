import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Columns } from './Columns.tsx';

export const guide: Guide = {
  purpose: { pl: 'Ułożyć rzeczy w kolumnach', en: 'Set things in columns' },
  alias: ['siatka', 'kolumny', 'grid', 'columns', 'layout'],
  summary: {
    pl: 'Siatka, która na małym ekranie staje się jedną kolumną.',
    en: 'A grid that falls into one column on a small screen.',
  },
  when: [
    {
      pl: 'Rzeczy są równe i krótkie: karty, pola formularza.',
      en: 'The things are equal and short: cards, fields of a form.',
    },
    { pl: 'Jest część główna i boczna (main-aside).', en: 'There is a main part and an aside (main-aside).' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Rzeczy stoją w wierszu i łamią się jak słowa.',
        en: 'Things stand in a line and wrap like words.',
      },
      instead: 'Layout/Inline',
    },
    { said: { pl: 'To tabela danych.', en: 'It is a table of data.' }, instead: 'Data/DataTable' },
  ],
  anatomy: {
    Picture: () => (
      <Columns layout={3} space={12} from="always">
        <Card>{say({ pl: 'Treningi', en: 'Trainings' })}</Card>
        <Card>{say({ pl: 'Obecności', en: 'Presences' })}</Card>
        <Card>{say({ pl: 'Egzaminy', en: 'Exams' })}</Card>
      </Columns>
    ),
    parts: [
      {
        at: ':scope > * > div:first-child',
        name: { pl: 'Kolumna', en: 'Column' },
        said: {
          pl: 'równa innym; na telefonie jedna pod drugą',
          en: 'equal to the others; on a phone under each other',
        },
      },
      {
        at: ':scope > * > div:nth-child(2)',
        name: { pl: 'Odstęp', en: 'Space' },
        said: { pl: 'należy do siatki, nie do rzeczy', en: 'belongs to the grid and not to the things' },
      },
      {
        at: ':scope > * > div:last-child',
        name: { pl: 'Ostatnia', en: 'Last' },
        said: {
          pl: 'tak wysoka jak sąsiednia, chyba że align',
          en: 'as high as its neighbour, unless align',
        },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Czytnik idzie w kolejności kodu: najpierw główna część, potem boczna.',
      en: 'A screen reader goes in the order of the code: the main part first, then the aside.',
    },
    {
      pl: 'Przy powiększeniu do 200 % zostaje jedna kolumna, nic nie trzeba przewijać w bok.',
      en: 'Magnified to 200 % one column is left, and nothing scrolls sideways.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Columns layout={3} space={12} from="always">
            <Card>{say({ pl: 'Treningi', en: 'Trainings' })}</Card>
            <Card>{say({ pl: 'Obecności', en: 'Presences' })}</Card>
            <Card>{say({ pl: 'Egzaminy', en: 'Exams' })}</Card>
          </Columns>
        ),
        said: { pl: 'kładź obok siebie rzeczy równe.', en: 'put equal things beside each other.' },
      },
      dont: {
        Picture: () => (
          <Columns layout={3} space={12} from="always">
            <TextField label={say({ pl: 'Imię', en: 'First name' })} />
            <TextField label={say({ pl: 'Ulica i numer', en: 'Street and number' })} />
            <TextField label={say({ pl: 'Telefon', en: 'Phone' })} />
            <TextField label={say({ pl: 'Nazwisko', en: 'Last name' })} />
            <TextField label={say({ pl: 'Miejscowość', en: 'Town' })} />
            <TextField label={say({ pl: 'E-mail', en: 'Email' })} />
          </Columns>
        ),
        said: {
          pl: 'nie dziel formularza na trzy kolumny. Oko nie wie, co jest następne.',
          en: 'don’t cut a form into three columns. The eye doesn’t know what comes next.',
        },
      },
    },
  ],
};
