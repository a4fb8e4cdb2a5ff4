import type { Guide } from '../../../.storybook/guide.ts';
import { grades, type SampleStudent, students } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

const columns: TableColumn<SampleStudent>[] = [
  {
    id: 'lastName',
    header: say({ pl: 'Nazwisko i imię', en: 'Name' }),
    sortable: true,
    cell: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  },
  {
    id: 'grade',
    header: say({ pl: 'Stopień', en: 'Grade' }),
    cell: ({ grade }) => <BeltBadge grade={grades[grade].name} color={grades[grade].color} />,
  },
  { id: 'section', header: say({ pl: 'Sekcja', en: 'Section' }), cell: ({ section }) => section },
];

export const guide: Guide = {
  purpose: { pl: 'Przejrzeć wiele wierszy', en: 'Go through many rows' },
  alias: ['tabela', 'siatka', 'data grid', 'table', 'datagrid', 'sortable table', 'lista'],
  summary: {
    pl: 'Wiersze pod kolumnami: sortowanie, zaznaczanie, filtry. Na telefonie każdy wiersz jest kartą.',
    en: 'Rows under their columns: sorting, selecting, filters. On a phone each row is a card.',
  },
  when: [
    {
      pl: 'Porównuje się te same dane wielu rzeczy: uczniowie, sprzęt.',
      en: 'The same facts of many things are compared: students, equipment.',
    },
    {
      pl: 'Ktoś pracuje na nich: zaznacza, zmienia, drukuje.',
      en: 'Somebody works on them: selects, changes, prints.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wierszy jest kilka i każdy prowadzi dalej.',
        en: 'There are a few rows, each leading on.',
      },
      instead: 'Data/ItemList',
    },
    {
      said: {
        pl: 'Cała strona jest listą, z widokami i szufladą.',
        en: 'The whole page is a list, with views and a drawer.',
      },
      instead: 'Data/RecordList',
    },
    {
      said: { pl: 'To własności jednej rzeczy.', en: 'They are the properties of one thing.' },
      instead: 'Data/DescriptionList',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <DataTable
          caption={say({ pl: 'Uczniowie', en: 'Students' })}
          columns={columns}
          rows={students.slice(0, 4)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `#${id}`}
          sort={{ column: 'lastName', direction: 'asc' }}
          onSortChange={() => {}}
          empty={null}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'th[aria-sort=ascending] button',
        name: { pl: 'Nagłówek', en: 'Head' },
        said: { pl: 'sortuje; strzałka mówi kierunek', en: 'sorts; an arrow tells which way' },
      },
      {
        at: 'tbody tr:first-child a',
        name: { pl: 'Nazwa wiersza', en: 'Row’s name' },
        said: { pl: 'odsyłacz, który obejmuje cały wiersz', en: 'a link that holds for the whole row' },
      },
      {
        at: 'tbody tr:first-child td:nth-of-type(2)',
        name: { pl: 'Komórka', en: 'Cell' },
        said: { pl: 'liczby i daty nie łamią się', en: 'numbers and dates don’t wrap' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: { pl: 'idzie po wierszach, także po nagłówku', en: 'goes through the rows, the head too' },
    },
    { keys: ['ArrowLeft', 'ArrowRight'], said: { pl: 'idzie po komórkach', en: 'goes through the cells' } },
    {
      keys: ['Home', 'End'],
      said: { pl: 'na początek albo koniec wiersza', en: 'to the beginning or the end of the row' },
    },
    { keys: ['Control', 'End'], said: { pl: 'na ostatnią komórkę', en: 'to the last cell' } },
    { keys: ['Enter'], said: { pl: 'w komórce otwiera wiersz', en: 'on a cell, opens its row' } },
    {
      keys: ['Space'],
      said: { pl: 'zaznacza wiersz, jeśli się zaznacza', en: 'selects the row, where rows are selected' },
    },
  ],
  accessibility: [
    {
      pl: 'To tabela z nazwą (caption), nagłówkami wierszy i aria-sort. Tab idzie od odsyłacza do odsyłacza, a strzałki po komórkach.',
      en: 'It is a named table (caption), with row heads and aria-sort. Tab goes from link to link, the arrows from cell to cell.',
    },
    {
      pl: 'Puste, czekające i zepsute mówią słowami. Na karcie telefonu zostaje to samo, w innej kolejności.',
      en: 'Empty, waiting and broken are told in words. A phone’s card keeps the same, in another order.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <DataTable
            caption={say({ pl: 'Uczniowie', en: 'Students' })}
            columns={columns}
            rows={students.slice(0, 3)}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `#${id}`}
            empty={null}
          />
        ),
        said: { pl: 'pierwsza kolumna nazywa wiersz.', en: 'have the first column name the row.' },
      },
      dont: {
        Picture: () => (
          <DataTable
            caption={say({ pl: 'Uczniowie', en: 'Students' })}
            columns={[{ id: 'id', header: 'ID', cell: ({ id }: SampleStudent) => id }, ...columns]}
            rows={students.slice(0, 3)}
            rowKey={({ id }) => id}
            empty={null}
          />
        ),
        said: {
          pl: 'nie zaczynaj od identyfikatora. Nikt nie szuka po nim człowieka.',
          en: 'don’t begin with an identifier. Nobody looks for a person by it.',
        },
      },
    },
  ],
};
