import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { cellFormats, itemColumns, type SampleItem, sampleItems } from '../../../.storybook/sample-items.tsx';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { plainView } from '../DataTable/view.ts';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { RecordList } from './RecordList.tsx';

function Items({ rows = sampleItems.slice(0, 4) }: { rows?: readonly SampleItem[] }) {
  const [view, setView] = useState(plainView);
  return (
    <ToastProvider>
      <RecordList
        title={say({ pl: 'Sprzęt', en: 'Equipment' })}
        count={`${rows.length}`}
        add={{ label: say({ pl: 'Dodaj rzecz', en: 'Add a thing' }), onPress: () => {} }}
        columns={itemColumns.slice(0, 3)}
        formats={cellFormats}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        view={view}
        onViewChange={setView}
        tools={{ labels: words.tableLabels, search: true }}
        paging={{ page: 0, size: 12, total: { value: rows.length, exact: true }, onPageChange: () => {} }}
        empty={{
          title: say({ pl: 'Nie ma jeszcze sprzętu', en: 'No equipment yet' }),
          description: say({
            pl: 'Dodaj pierwszą rzecz, a będzie ją można wypożyczyć.',
            en: 'Add the first thing, and it can be lent.',
          }),
        }}
      />
    </ToastProvider>
  );
}

export const guide: Guide = {
  purpose: { pl: 'Zbudować stronę, która jest listą', en: 'Build a page that is a list' },
  alias: ['strona listy', 'list page', 'CRUD', 'index page', 'resource list', 'admin list'],
  summary: {
    pl: 'Cała strona listy: nagłówek, widoki, filtry, wiersze, strony i jeden wiersz obok.',
    en: 'The whole page of a list: head, views, filters, rows, pages, and one row beside them.',
  },
  when: [
    {
      pl: 'Część aplikacji o jednej rzeczy: uczniowie, sprzęt, treningi.',
      en: 'A part of the application about one thing: students, equipment, trainings.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Lista jest częścią innej strony.', en: 'The list is a part of another page.' },
      instead: 'Data/DataTable',
    },
    {
      said: {
        pl: 'Zbiór jest mały i ogląda się go z kilku stron.',
        en: 'The collection is small, and seen from several sides.',
      },
      instead: 'Data/FacetedList',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Items />
      </Wide>
    ),
    parts: [
      {
        at: 'h1',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'z liczbą obok', en: 'with the count beside it' },
      },
      {
        at: 'div:has(> [data-head]) + div button',
        name: { pl: 'Dodaj', en: 'Add' },
        said: {
          pl: 'jedyny główny przycisk; cofa się, gdy szczegół jest otwarty',
          en: 'the only primary button; steps back while a detail is open',
        },
      },
      {
        at: '[role=searchbox], input[type=search]',
        name: { pl: 'Szukanie', en: 'Search' },
        said: { pl: 'po nazwie, od razu', en: 'by name, at once' },
      },
      {
        at: 'table',
        name: { pl: 'Wiersze', en: 'Rows' },
        said: { pl: 'na telefonie karty', en: 'cards on a phone' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi: działania, narzędzia, filtry, tabela, strony',
        en: 'goes: deeds, tools, filters, table, pages',
      },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: { pl: 'w tabeli idzie po wierszach', en: 'in the table, goes through the rows' },
    },
    { keys: ['Enter'], said: { pl: 'otwiera wiersz', en: 'opens the row' } },
  ],
  accessibility: [
    {
      pl: 'Widok, filtry i strona są w adresie: „Wstecz” i odsyłacz działają.',
      en: 'View, filters and page are in the address: “Back” and a link work.',
    },
    {
      pl: 'Liczba znalezionych jest powiedziana. Szczegół obok nie zabiera listy.',
      en: 'The number found is said. The detail beside doesn’t take the list away.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Items />,
        said: { pl: 'nazwij widoki tak, jak klub pyta.', en: 'name the views as the club asks.' },
      },
      dont: {
        Picture: () => <Items rows={[]} />,
        said: {
          pl: 'nie dawaj pustej liście samej tabeli. Powiedz, jak dodać pierwszą rzecz.',
          en: 'don’t give an empty list a table only. Say how to add the first thing.',
        },
      },
    },
  ],
};
