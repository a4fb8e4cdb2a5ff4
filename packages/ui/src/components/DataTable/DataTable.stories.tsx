import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { grades, type SampleStudent, students } from '../../../.storybook/sample-club.ts';
import { UsersIcon } from '../../icons/icons.tsx';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

const columns: TableColumn<SampleStudent>[] = [
  {
    id: 'lastName',
    header: 'Nazwisko i imię',
    sortable: true,
    cell: (row) => `${row.lastName} ${row.firstName}`,
  },
  {
    id: 'grade',
    header: 'Stopień',
    sortable: true,
    cell: (row) => <BeltBadge grade={grades[row.grade].name} color={grades[row.grade].color} />,
  },
  { id: 'section', header: 'Sekcja', cell: (row) => row.section },
  { id: 'workplace', header: 'Miejsce', cell: (row) => row.workplace, card: 'hidden', fromDesktop: true },
  {
    id: 'joinedOn',
    header: 'W klubie od',
    sortable: true,
    nowrap: true,
    card: 'hidden',
    cell: (row) => row.joinedOn,
  },
  {
    id: 'status',
    header: 'Stan',
    card: 'aside',
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusTag status="success">Aktywny</StatusTag>
      ) : status === 'suspended' ? (
        <StatusTag status="warning">Zawieszony</StatusTag>
      ) : (
        <StatusTag status="neutral">Odszedł</StatusTag>
      ),
  },
];

function StudentTable(args: Partial<Parameters<typeof DataTable<SampleStudent>>[0]>) {
  return (
    <Card padding="none" bleed>
      <DataTable<SampleStudent>
        caption="Uczniowie"
        columns={columns}
        rows={students}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        sort={{ column: 'lastName', direction: 'asc' }}
        empty={
          <EmptyState
            icon={UsersIcon}
            title="Nie ma jeszcze uczniów"
            description="Dodaj pierwszą osobę, a pojawi się tutaj i na listach obecności."
            action={<Button variant="primary">Dodaj ucznia</Button>}
          />
        }
        {...args}
      />
    </Card>
  );
}

const meta = {
  title: 'Data/DataTable',
  component: StudentTable,
  subcomponents: { DataTable },
  args: { onSortChange: fn() },
} satisfies Meta<typeof StudentTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const header = canvas.getByRole('columnheader', { name: /Nazwisko/ });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('rowheader', { name: 'Bąk Michał' })).toBeVisible();

    await step('a header is a sort button', async () => {
      await userEvent.click(within(header).getByRole('button'));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'lastName', direction: 'desc' });
      await userEvent.click(canvas.getByRole('button', { name: 'W klubie od' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'joinedOn', direction: 'asc' });
    });
    await step('arrows, Home and End go from cell to cell, heads too', async () => {
      const first = canvas.getByRole('link', { name: 'Adamska Agnieszka' });
      first.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'Bąk Michał' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(document.activeElement).toHaveRole('cell');
      await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
      await expect(within(header).getByRole('button')).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}{ArrowDown}{Home}');
      await expect(canvas.getAllByRole('link').at(-1)).toHaveFocus();
    });
    await step('Enter on any cell follows its row', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      canvas.getAllByRole('link').at(-1)?.addEventListener('click', followed);
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
    });
  },
};

export const Loading: Story = { args: { rows: undefined } };
export const Refreshing: Story = { args: { refreshing: true } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    error: (
      <ErrorState
        title="Nie udało się pobrać uczniów"
        description="Sprawdź połączenie z internetem."
        onRetry={fn()}
      />
    ),
  },
};
export const Compact: Story = { args: { density: 'compact' } };
export const Comfortable: Story = { args: { density: 'comfortable' } };
export const LongNames: Story = {
  args: {
    rows: students.map((student) => ({
      ...student,
      firstName: 'Maksymilian Aleksander',
      lastName: 'Krzyżanowski-Brzęczyszczykiewicz',
      section: 'grupa zaawansowana przygotowująca się do egzaminu',
    })),
  },
};

function FirstRow() {
  const [rows, setRows] = useState<SampleStudent[]>([]);
  const addFirst = () => setRows(students.slice(0, 1));
  return (
    <main tabIndex={-1}>
      <StudentTable
        rows={rows}
        empty={
          <EmptyState title="Nie ma jeszcze uczniów" action={<Button onClick={addFirst}>Dodaj</Button>} />
        }
      />
    </main>
  );
}

/** The button that made it goes with its coming: the focus stays on the page. */
export const FirstRowOfAnEmptyTable: Story = {
  render: () => <FirstRow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The window is wide, and the table is not: it stands beside an open menu or a drawer. */
export const InLittleRoom: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    columns: columns.map((column) =>
      column.id === 'joinedOn' ? { ...column, header: 'Ostatnio na macie od' } : column,
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '560px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('what can be missed is left out', async () => {
      await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain(
        'Miejsce',
      );
    });
    await step('a head is broken into lines rather than cut', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Ostatnio na macie od' });
      const [text] = within(head).getByRole('button').children;
      await expect(text?.scrollWidth).toBe(text?.clientWidth);
      await expect(head.offsetHeight).toBeLessThan(44);
    });
  },
};

/** What is left out there was the last column: the one before it ends no nearer to the edge. */
export const LastLeftOut: Story = {
  ...InLittleRoom,
  args: {
    columns: [
      ...columns.slice(0, 2),
      { id: 'memberNumber', header: 'Numer', align: 'end', cell: (row) => row.memberNumber },
      { id: 'workplace', header: 'Miejsce', cell: (row) => row.workplace, fromDesktop: true },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader');
    const distance = getComputedStyle(first as HTMLElement).paddingInlineStart;
    await expect(canvas.getByRole('columnheader', { name: 'Numer' })).toHaveStyle({
      paddingInlineEnd: distance,
    });
    for (const number of canvas.getAllByRole('cell', { name: /^\d+$/ }))
      await expect(number).toHaveStyle({ paddingInlineEnd: distance });
  },
};

/** A column of many words keeps room for some of them beside columns that cannot be broken. */
export const LeastWidth: Story = {
  ...InLittleRoom,
  args: {
    columns: [
      { id: 'lastName', header: 'Nazwisko i imię', nowrap: true, cell: (row) => row.lastName.repeat(6) },
      { id: 'about', header: 'O czym', width: 130, cell: () => 'Egzamin na stopień młodzieży i dorosłych' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'O czym' }).offsetWidth).toBeGreaterThanOrEqual(
      130,
    );
  },
};

/** The longest name goes on in the next line beside a face, and not under what stands at the end of the card. */
export const LongestNameOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: columns.map((column, at) =>
      at > 0
        ? column
        : {
            ...column,
            cell: ({ lastName }) => (
              <Inline as="span" space={8} nowrap>
                <span aria-hidden="true">◯</span>
                {lastName}
              </Inline>
            ),
          },
    ),
    rows: students.map((student) => ({
      ...student,
      lastName: 'Konstantynopolitańczykowianeczkówna'.repeat(2),
    })),
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('rowheader'))
      await expect(name.scrollWidth).toBe(name.clientWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    await step('the rows are cards, and still a table to a screen reader', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(1 + students.length);
      const first = canvas.getByRole('rowheader', { name: 'Adamska Agnieszka' }).getBoundingClientRect();
      const second = canvas.getByRole('rowheader', { name: 'Bąk Michał' }).getBoundingClientRect();
      await expect(second.top - first.top).toBeGreaterThan(56);
    });
    await step('the order is chosen from a list', async () => {
      const order = canvas.getByRole('combobox', { name: 'Sortuj według' });
      await expect(order).toHaveDisplayValue('Nazwisko i imię ↑');
      await userEvent.selectOptions(order, 'W klubie od ↓');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'joinedOn', direction: 'desc' });
    });
  },
};
