import type { TableColumn } from '@tatami/ui';

export interface Presence {
  id: string;
  number: number;
  person: string;
  heldOn: string;
  workplace: string;
  minutes: number;
}

const lastNames = ['Łoś', 'Lis', 'Świątek', 'Żak', 'Adamska', 'Ćwik', 'Nowak', 'Ożóg', 'Wróbel', 'Śliwa'];
const firstNames = ['Jan', 'Ewa', 'Łukasz', 'Zofia', 'Paweł', 'Anna', 'Michał', 'Żaneta', 'Piotr', 'Iga'];
const workplaces = ['Dojo Wrzeszcz', 'Szkoła nr 47', 'Hala Oliwa'];

/** Makes as many rows as asked for, always the same. Every row has a name of its own, as people in a club do. */
export const presences = (count: number): Presence[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `presence-${at}`,
    number: at + 1,
    person: `${lastNames[(at * 7) % 10]} ${firstNames[(at * 3 + Math.floor(at / 10)) % 10]} ${(at * 7919) % count}`,
    heldOn: new Date(Date.UTC(2024, 0, 1 + (at % 730))).toISOString().slice(0, 10),
    workplace: workplaces[at % 3] ?? '',
    minutes: 60 + (at % 4) * 15,
  }));

export const columns: readonly TableColumn<Presence>[] = [
  {
    id: 'person',
    header: 'Kto',
    width: 220,
    sortable: true,
    filter: 'text',
    cell: (row) => row.person,
    value: (row) => row.person,
  },
  {
    id: 'number',
    header: 'Numer',
    width: 96,
    align: 'end',
    sortable: true,
    cell: (row) => row.number,
    value: (row) => row.number,
  },
  {
    id: 'heldOn',
    header: 'Kiedy',
    width: 140,
    sortable: true,
    filter: 'date',
    cell: (row) => row.heldOn,
    value: (row) => row.heldOn,
  },
  {
    id: 'workplace',
    header: 'Miejsce',
    width: 200,
    sortable: true,
    filter: { choices: workplaces.map((name) => ({ value: name, label: name })) },
    cell: (row) => row.workplace,
    value: (row) => row.workplace,
  },
  {
    id: 'minutes',
    header: 'Minuty',
    width: 120,
    align: 'end',
    sortable: true,
    filter: 'number',
    cell: (row) => row.minutes,
    value: (row) => row.minutes,
  },
];
