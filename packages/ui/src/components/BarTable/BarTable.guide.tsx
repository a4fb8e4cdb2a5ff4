import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { BarTable, type BarTableRow } from './BarTable.tsx';

const rows: BarTableRow[] = [
  { label: say({ pl: 'Zwykłe', en: 'Plain' }), value: 61 },
  { label: say({ pl: 'Broń', en: 'Weapons' }), value: 24, group: 'weapons' },
  { label: say({ pl: 'Otwarte', en: 'Open' }), value: 7, group: 'open' },
];

export const guide: Guide = {
  purpose: { pl: 'Porównać kilka liczb', en: 'Compare a few numbers' },
  alias: ['słupki', 'bar chart', 'horizontal bars', 'ranking'],
  summary: {
    pl: 'Ile czego jest, paskami z liczbą. Dla czytnika tabela.',
    en: 'How many of each, as bars with their figures. A table for a screen reader.',
  },
  when: [
    {
      pl: 'Do dziesięciu kategorii, z których ważna jest proporcja.',
      en: 'Up to ten categories, of which the proportion matters.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Liczby zmieniają się w czasie.', en: 'The numbers change over time.' },
      instead: 'Data/Chart',
    },
    {
      said: { pl: 'To części jednej całości z celem.', en: 'They are parts of a whole with a goal.' },
      instead: 'Feedback/Progress',
    },
  ],
  anatomy: {
    Picture: () => (
      <BarTable
        label={say({ pl: 'Treningi według rodzaju', en: 'Trainings by kind' })}
        columns={[say({ pl: 'Rodzaj', en: 'Kind' }), say({ pl: 'Treningi', en: 'Trainings' })]}
        rows={rows}
      />
    ),
    parts: [
      {
        at: 'tr:nth-child(2) th',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'co jest liczone', en: 'what is counted' },
      },
      {
        at: 'tbody tr:nth-child(2) rect',
        name: { pl: 'Pasek', en: 'Bar' },
        said: {
          pl: 'w proporcji do najdłuższego, w barwie grupy',
          en: 'in proportion to the longest, in the group’s hue',
        },
      },
      {
        at: 'tbody tr:first-child td span span',
        name: { pl: 'Liczba', en: 'Figure' },
        said: { pl: 'zawsze napisana', en: 'always written' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To tabela z nagłówkami: czytnik mówi „Broń 24”. Nazwy kolumn są dla niego.',
      en: 'It is a table with heads: a screen reader says “Weapons 24”. The names of the columns are for it.',
    },
    {
      pl: 'Kolor nic nie znaczy sam: nazwa i liczba stoją obok.',
      en: 'Colour means nothing alone: name and figure stand beside it.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <BarTable
            label={say({ pl: 'Treningi według rodzaju', en: 'Trainings by kind' })}
            columns={[say({ pl: 'Rodzaj', en: 'Kind' }), say({ pl: 'Treningi', en: 'Trainings' })]}
            rows={rows}
          />
        ),
        said: { pl: 'układaj od największej.', en: 'put the largest first.' },
      },
      dont: {
        Picture: () => (
          <BarTable
            label={say({ pl: 'Treningi według rodzaju', en: 'Trainings by kind' })}
            columns={[say({ pl: 'Rodzaj', en: 'Kind' }), say({ pl: 'Treningi', en: 'Trainings' })]}
            rows={[
              { label: say({ pl: 'Broń', en: 'Weapons' }), value: 24 },
              { label: say({ pl: 'Egzaminy', en: 'Exams' }), value: 1 },
              { label: say({ pl: 'Otwarte', en: 'Open' }), value: 7 },
              { label: say({ pl: 'Zwykłe', en: 'Plain' }), value: 61 },
            ]}
          />
        ),
        said: {
          pl: 'nie układaj alfabetycznie. Oko szuka najdłuższego.',
          en: 'don’t put them by the alphabet. The eye looks for the longest.',
        },
      },
    },
  ],
};
