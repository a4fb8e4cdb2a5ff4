import { useState } from 'react';
import { PlusIcon, UsersIcon } from '../../src/icons/icons.tsx';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  FilterBar,
  PageHeader,
  plainView,
  Stack,
  type TableView,
} from '../../src/index.ts';
import { Anatomy } from '../book/Anatomy.tsx';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { Takes } from '../book/Takes.tsx';
import type { Guide } from '../guide.ts';
import { drawnItemColumns, sampleItems } from '../sample-items.tsx';
import { say } from '../say.ts';
import { words } from '../texts.ts';

function List() {
  const [view, setView] = useState<TableView>(plainView);
  const [page] = useState(() => sampleItems.slice(0, 6));
  return (
    <Stack space={16}>
      <PageHeader
        title={say({ pl: 'Sprzęt', en: 'Things' })}
        description={say({ pl: '42 rzeczy, 12 wypożyczonych', en: '42 things, 12 lent' })}
        actions={
          <Button variant="primary" icon={PlusIcon}>
            {say({ pl: 'Dodaj sprzęt', en: 'Add a thing' })}
          </Button>
        }
      />
      <FilterBar
        columns={drawnItemColumns}
        value={view.filters}
        onValueChange={(filters) => setView({ ...view, filters })}
        labels={words.tableLabels}
      />
      <Card padding="none" bleed>
        <DataTable
          client
          caption={say({ pl: 'Sprzęt klubu', en: 'Things of the club' })}
          columns={drawnItemColumns}
          rows={page}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `#${id}`}
          view={view}
          onViewChange={setView}
          empty={
            <EmptyState
              icon={UsersIcon}
              title={say({ pl: 'Niczego takiego nie ma', en: 'Nothing like that' })}
            />
          }
        />
      </Card>
    </Stack>
  );
}

const anatomy: Guide['anatomy'] = {
  Picture: List,
  parts: [
    {
      at: 'h1',
      name: { pl: 'Tytuł', en: 'Title' },
      said: {
        pl: 'rzecz w liczbie mnogiej; pod nim jedno zdanie z liczbą',
        en: 'the things in the plural; one sentence with a number below',
      },
    },
    {
      at: 'button',
      name: { pl: 'Jeden główny przycisk', en: 'One primary button' },
      said: { pl: 'dodaje to, co lista pokazuje', en: 'adds what the list shows' },
    },
    {
      at: '[role="group"]',
      name: { pl: 'Filtry', en: 'Filters' },
      said: {
        pl: 'w linii tabeli; działają od razu i trafiają do adresu',
        en: 'in the line of the table; at once, and in the address',
      },
    },
    {
      at: 'thead',
      name: { pl: 'Głowa', en: 'Head' },
      said: { pl: 'jest przyciskiem kolejności', en: 'is the button of the order' },
    },
    {
      at: 'tbody tr a',
      name: { pl: 'Wiersz', en: 'Row' },
      said: {
        pl: 'pierwsza komórka prowadzi do rzeczy; na telefonie wiersz jest kartą z dwóch linii',
        en: 'its first cell leads to the thing; on a phone a row is a card of two lines',
      },
    },
  ],
};

const why = [
  {
    pl: 'Filtr nie przyciemnia strony i nie ma „Zastosuj”: wynik widać pod nim, zanim się go zamknie.',
    en: 'A filter dims nothing and has no “Apply”: the result is in sight below before it is closed.',
  },
  {
    pl: 'Dodawanie otwiera szufladę z boku, więc lista zostaje na swoim miejscu.',
    en: 'Adding opens a drawer at the side, so that the list keeps its place.',
  },
  {
    pl: 'Czekanie ma kształt tego, co przyjdzie; pusta lista mówi, jak zacząć; błąd ma „Spróbuj ponownie”.',
    en: 'A wait has the shape of what comes; an empty list says how to begin; a failure has “Try again”.',
  },
];

/** A list page, live, with the reasons for each of its parts. */
export function AListPage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Strona listy', en: 'A list' }}
        summary={{
          pl: 'Tak wygląda każda lista w klubie: uczniowie, treningi, sprzęt. Kto zna jedną, zna wszystkie.',
          en: 'So looks every list of the club: students, trainings, things. Who knows one knows all.',
        }}
      />
      <Section id="live" title={{ pl: 'Na żywo', en: 'Live' }}>
        <Anatomy anatomy={anatomy} isWide />
      </Section>
      <Takes
        why={why}
        components={['PageHeader', 'FilterBar', 'DataTable', 'RecordList', 'Pagination', 'EmptyState']}
      />
    </>
  );
}
