import {
  Button,
  Card,
  DataTable,
  EmptyState,
  Inline,
  SearchField,
  SegmentedControl,
  StatusTag,
  type TableColumn,
  type TableSort,
  useLocale,
} from '@tatami/ui';
import { PlusIcon, SearchIcon } from '@tatami/ui/icons';
import { useState } from 'react';

const items = [
  { id: '1', name: { pl: 'Bokken dębowy', en: 'Oak bokken' }, place: 'B-12', count: 14, low: 6 },
  { id: '2', name: { pl: 'Jo, 128 cm', en: 'Jo, 128 cm' }, place: 'B-13', count: 4, low: 6 },
  { id: '3', name: { pl: 'Tanto ćwiczebne', en: 'Practice tanto' }, place: 'B-14', count: 9, low: 4 },
  { id: '4', name: { pl: 'Keikogi, rozmiar 130', en: 'Keikogi, size 130' }, place: 'S-02', count: 0, low: 2 },
  { id: '5', name: { pl: 'Keikogi, rozmiar 170', en: 'Keikogi, size 170' }, place: 'S-03', count: 5, low: 2 },
  { id: '6', name: { pl: 'Apteczka', en: 'First-aid kit' }, place: 'R-01', count: 2, low: 2 },
];
type Item = (typeof items)[number];
type Show = 'all' | 'low';

const words = {
  pl: {
    caption: 'Magazyn',
    search: 'Szukaj',
    add: 'Dodaj rzecz',
    show: 'Pokaż',
    all: 'Wszystko',
    low: 'Kończy się',
    name: 'Rzecz',
    place: 'Półka',
    count: 'Sztuk',
    state: 'Stan',
    states: { success: 'Jest', warning: 'Kończy się', danger: 'Brak' },
    none: 'Nic takiego tu nie ma',
    clear: 'Pokaż wszystko',
  },
  en: {
    caption: 'Stock',
    search: 'Search',
    add: 'Add a thing',
    show: 'Show',
    all: 'All',
    low: 'Running out',
    name: 'Thing',
    place: 'Shelf',
    count: 'Pieces',
    state: 'State',
    states: { success: 'In stock', warning: 'Running out', danger: 'None left' },
    none: 'There is nothing like that',
    clear: 'Show all',
  },
};

const statusOf = ({ count, low }: Item) => (count === 0 ? 'danger' : count <= low ? 'warning' : 'success');

/** Rows with a search, a choice and a deed above them. On a phone each row is a card of two lines. */
export function TableWithTools() {
  const locale = useLocale();
  const language = locale.startsWith('pl') ? 'pl' : 'en';
  const text = words[language];
  const [sought, setSought] = useState('');
  const [show, setShow] = useState<Show>('all');
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'asc' });

  const columns: TableColumn<Item>[] = [
    { id: 'name', header: text.name, sortable: true, cell: ({ name }) => name[language] },
    { id: 'place', header: text.place, sortable: true, cell: ({ place }) => place },
    { id: 'count', header: text.count, sortable: true, align: 'end', cell: ({ count }) => count },
    {
      id: 'state',
      header: text.state,
      card: 'aside',
      cell: (item) => <StatusTag status={statusOf(item)}>{text.states[statusOf(item)]}</StatusTag>,
    },
  ];
  const sortedBy = (item: Item) =>
    sort.column === 'count' ? item.count : sort.column === 'place' ? item.place : item.name[language];
  const compare = new Intl.Collator(locale, { numeric: true }).compare;
  const rows = items
    .filter((item) => show === 'all' || statusOf(item) !== 'success')
    .filter(({ name }) => name[language].toLocaleLowerCase(locale).includes(sought.toLocaleLowerCase(locale)))
    .sort(
      (one, other) =>
        compare(String(sortedBy(one)), String(sortedBy(other))) * (sort.direction === 'asc' ? 1 : -1),
    );

  function clear() {
    setSought('');
    setShow('all');
  }

  return (
    <Card
      title={text.caption}
      padding="none"
      bleed
      actions={
        <Inline space={8}>
          <SearchField label={text.search} value={sought} onValueChange={setSought} />
          <SegmentedControl
            label={text.show}
            labelHidden
            value={show}
            onValueChange={setShow}
            options={[
              { value: 'all', label: text.all },
              { value: 'low', label: text.low },
            ]}
          />
          <Button variant="primary" icon={PlusIcon}>
            {text.add}
          </Button>
        </Inline>
      }
    >
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        empty={
          <EmptyState
            icon={SearchIcon}
            title={text.none}
            titleLevel={3}
            action={<Button onClick={clear}>{text.clear}</Button>}
          />
        }
      />
    </Card>
  );
}
