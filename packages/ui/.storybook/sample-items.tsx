import type { ReactNode } from 'react';
import { ClockIcon } from '../src/icons/icons.tsx';
import { StatusTag, type TableColumn } from '../src/index.ts';
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

export const itemColumns: readonly TableColumn<SampleItem>[] = [
  {
    id: 'name',
    header: 'Sprzęt',
    sortable: true,
    cell: (row) => row.name,
    value: (row) => row.name,
  },
  {
    id: 'number',
    header: 'Numer',
    cell: (row) => row.id,
    value: (row) => row.id,
    nowrap: true,
    fromDesktop: true,
  },
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
    id: 'kind',
    header: 'Rodzaj',
    card: 'hidden',
    filter: {
      choices: [...new Set(sampleItems.map(({ kind }) => kind))].map((kind) => ({
        value: kind,
        label: kind,
      })),
    },
    cell: (row) => row.kind,
    value: (row) => row.kind,
  },
  {
    id: 'holder',
    header: 'Kto ma',
    filter: 'text',
    mayBeEmpty: true,
    cell: (row) => row.holder,
    value: (row) => row.holder,
  },
  {
    id: 'dueOn',
    header: 'Zwrot do',
    sortable: true,
    nowrap: true,
    filter: 'date',
    mayBeEmpty: true,
    cardName: true,
    cell: (row) => row.dueOn?.split('-').reverse().join('.'),
    value: (row) => row.dueOn,
  },
];
