import type { ReactNode } from 'react';
import { ClockIcon } from '../src/icons/icons.tsx';
import { type CellFormats, drawColumns, type RecordColumn, StatusTag } from '../src/index.ts';
import { students } from './sample-club.ts';

export interface SampleItem {
  id: string;
  name: string;
  status: keyof typeof itemStatuses;
  kind: string;
  holder: string | null;
  dueOn: string | null;
}

/** What can be said of a thing, as it is drawn. */
export const itemStatuses = {
  lent: { label: 'Wypożyczony', shown: <StatusTag status="info">Wypożyczony</StatusTag> },
  late: {
    label: 'Po terminie',
    shown: (
      <StatusTag status="danger" icon={ClockIcon}>
        Po terminie
      </StatusTag>
    ),
  },
  repair: { label: 'W naprawie', shown: <StatusTag status="warning">W naprawie</StatusTag> },
  shelf: { label: 'W szafie', shown: <StatusTag status="success">W szafie</StatusTag> },
} satisfies Record<string, { label: string; shown: ReactNode }>;

const names = [
  ['Bokken dębowy, 102 cm', 'Miecz'],
  ['Jo, 128 cm', 'Kij'],
  ['Tanto drewniane', 'Nóż'],
  ['Keikogi dziecięce, 130', 'Strój'],
  ['„Budo”, M. Ueshiba', 'Książka'],
  ['Bokken czerwony dąb', 'Miecz'],
] as const;
const statuses = ['lent', 'shelf', 'late', 'lent', 'repair', 'shelf', 'shelf'] as const;

/** What the club lends, two score and two. */
export const sampleItems: readonly SampleItem[] = Array.from({ length: 42 }, (_, at) => {
  const [name, kind] = names[at % names.length] ?? names[0];
  const status = statuses[at % statuses.length] ?? 'shelf';
  const student = students[at % students.length];
  const isOut = status === 'lent' || status === 'late';
  const day = String((at % 27) + 1).padStart(2, '0');
  return {
    id: `BR-${String(at + 1).padStart(3, '0')}`,
    name,
    kind,
    status,
    holder: isOut && student ? `${student.firstName} ${student.lastName}` : null,
    dueOn: isOut ? `2026-${status === 'late' ? '11' : '12'}-${day}` : null,
  };
});

const inOrder = (day: string) => day.split('-').reverse().join('.');

/** The formats as an application would write them, in Polish. */
export const cellFormats: CellFormats = {
  number: String,
  date: inOrder,
  instant: (at) => inOrder(at.slice(0, 10)),
  storedInstant: (at) => at.slice(0, 10),
};

/** A column of each kind, and one that draws itself. */
export const itemColumns: readonly RecordColumn<SampleItem>[] = [
  { kind: 'text', id: 'name', header: 'Sprzęt', sortable: true, read: ({ name }) => name },
  { kind: 'text', id: 'number', header: 'Numer', nowrap: true, fromDesktop: true, read: ({ id }) => id },
  {
    id: 'status',
    header: 'Status',
    card: 'aside',
    filter: {
      choices: Object.entries(itemStatuses).map(([value, status]) => ({ value, ...status })),
      counts: async () =>
        Object.fromEntries(
          Object.keys(itemStatuses).map((status) => [
            status,
            sampleItems.filter((item) => item.status === status).length,
          ]),
        ),
    },
    cell: ({ status }) => itemStatuses[status].shown,
    value: (row) => row.status,
  },
  {
    kind: 'choice',
    id: 'kind',
    header: 'Rodzaj',
    card: 'hidden',
    filterable: true,
    choices: [...new Set(sampleItems.map(({ kind }) => kind))].map((kind) => ({ value: kind, label: kind })),
    read: ({ kind }) => kind,
  },
  {
    kind: 'reference',
    id: 'holder',
    header: 'Kto ma',
    mayBeEmpty: true,
    filter: {
      choices: [...new Set(sampleItems.flatMap(({ holder }) => holder ?? []))]
        .sort()
        .map((holder) => ({ value: holder, label: holder })),
    },
    read: ({ holder }) => (holder ? { name: holder, href: `#${holder}` } : null),
  },
  {
    kind: 'date',
    id: 'dueOn',
    header: 'Zwrot do',
    sortable: true,
    filterable: true,
    mayBeEmpty: true,
    read: ({ dueOn }) => dueOn,
  },
];

/** The same as a table takes them. */
export const drawnItemColumns = drawColumns(itemColumns, cellFormats);
