import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { students } from '../../../.storybook/sample-club.ts';
import { tableLabels } from '../../labels/pl.ts';
import type { FilteredColumn } from '../DataTable/column.ts';
import type { ComboboxOption } from '../private/option-source.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { FilterBar } from './FilterBar.tsx';

const people: ComboboxOption[] = students.map(({ id, firstName, lastName, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
}));

const columns: FilteredColumn[] = [
  {
    id: 'status',
    header: 'Status',
    filter: {
      choices: [
        { value: 'lent', label: 'Wypożyczony', shown: <StatusTag status="info">Wypożyczony</StatusTag> },
        { value: 'repair', label: 'W naprawie', shown: <StatusTag status="warning">W naprawie</StatusTag> },
        { value: 'shelf', label: 'W szafie', shown: <StatusTag status="success">W szafie</StatusTag> },
      ],
      counts: async () => ({ lent: 12, repair: 2, shelf: 1066 }),
    },
  },
  {
    id: 'holder',
    header: 'Osoba',
    mayBeEmpty: true,
    filter: {
      find: async (query) => people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
      named: async (ids) => people.filter(({ id }) => ids.includes(id)),
    },
  },
  { id: 'dueOn', header: 'Zwrot do', filter: 'date', mayBeEmpty: true },
  { id: 'forChildren', header: 'Dla dzieci', filter: 'flag' },
  { id: 'value', header: 'Wartość', filter: 'number' },
  { id: 'name', header: 'Nazwa', filter: 'text' },
  { id: 'note', header: 'Uwagi' },
];

function Kept({ value: atFirst, onValueChange, ...props }: ComponentProps<typeof FilterBar>) {
  const [value, setValue] = useState(atFirst);
  return (
    <FilterBar
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/FilterBar',
  tags: ['new'],
  component: FilterBar,
  render: (args) => <Kept {...args} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { columns, value: {}, onValueChange: fn(), labels: tableLabels },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await step('a few offer themselves, the rest wait; what has no filter has no chip', async () => {
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Status',
        'Osoba',
        'Zwrot do',
        'Dla dzieci',
        'Więcej filtrów',
      ]);
    });
    await step('choices, with how many each would leave', async () => {
      await press('Filtruj: Status');
      const lent = screen.getByRole('checkbox', { name: /Wypożyczony/ });
      await expect(lent).toHaveFocus();
      await waitFor(() => expect(lent.closest('label')).toHaveTextContent('12'));
      await userEvent.click(lent);
      await userEvent.click(screen.getByRole('checkbox', { name: /W naprawie/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ status: { oneOf: ['lent', 'repair'] } });
    });
    await step('Escape goes back to the chip, which says what it is set to', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(
        canvas.getByRole('button', { name: 'Filtruj: Status Wypożyczony, W naprawie' }),
      ).toHaveFocus();
    });
    await step('one of those that wait comes and opens at once', async () => {
      await press('Więcej filtrów');
      await userEvent.click(screen.getByRole('button', { name: 'Nazwa' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Szukaj: Nazwa' })).toHaveFocus());
      await userEvent.keyboard('bokken{Enter}');
      await expect(canvas.getByRole('button', { name: 'Filtruj: Nazwa „bokken”' })).toHaveFocus();
    });
    await step('all are let go of at once', async () => {
      await press('Wyczyść filtry');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    });
  },
};

export const Reference: Story = {
  args: { value: { holder: { oneOf: ['student-8'] } } },
  play: async ({ args, canvas, step }) => {
    await step('who is chosen is named', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Filtruj: Osoba Lis Jan' })).toBeVisible(),
      );
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Filtruj: Osoba Lis Jan' }));
    await step('another is found by typing', async () => {
      const input = screen.getByRole('combobox', { name: 'Szukaj: Osoba' });
      await waitFor(() => expect(input).toHaveFocus());
      await userEvent.type(input, 'nowak');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        holder: { oneOf: ['student-8', 'student-10'] },
      });
    });
    await step('or nobody', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Brak wartości' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ holder: { empty: true } });
      await expect(canvas.getByRole('button', { name: 'Filtruj: Osoba Brak wartości' })).toBeVisible();
    });
  },
};

export const Narrowed: Story = {
  args: {
    value: {
      status: { oneOf: ['lent'] },
      dueOn: { from: '2026-11-01', to: '2026-11-30' },
      forChildren: { oneOf: ['true'] },
      value: { from: 1000 },
      name: { contains: 'bokken' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Zwrot do 01.11.2026 – 30.11.2026$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtruj: Dla dzieci Tak' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Nie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ forChildren: { oneOf: ['false'] } }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
    const [{ forChildren }] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall ?? [{}];
    await expect(forChildren).toBeUndefined();
  },
};

export const LongNames: Story = {
  args: {
    columns: [
      {
        id: 'place',
        header: 'Miejsce treningu',
        filter: {
          choices: [
            {
              value: 'a',
              label: 'Zespół Szkolno-Przedszkolny nr 12 im. Konstantego Ildefonsa Gałczyńskiego w Gdańsku',
            },
          ],
        },
      },
      ...columns,
    ],
    value: { place: { oneOf: ['a'] } },
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /Miejsce treningu/ });
    // No room is kept for the words that are cut.
    await expect(chip.parentElement).toHaveProperty('offsetWidth', chip.offsetWidth);
    await userEvent.click(chip);
    await expect(screen.getByRole('checkbox', { name: /Zespół Szkolno/ })).toBeVisible();
  },
};

/** What the Tab key comes to in a line that scrolls sideways is there as a whole, with its ring. */
export const KeysOnAPhone: Story = {
  args: {
    columns: Array.from({ length: 8 }, (_, at) => ({ id: `${at}`, header: `Stopień ${at}`, filter: 'text' })),
    value: Object.fromEntries(Array.from({ length: 8 }, (_, at) => [at, { contains: 'kyu' }])),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('group', { name: 'Filtry' }).getBoundingClientRect();
    const chips = canvas.getAllByRole('button');
    for (const chip of chips) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
      await expect(chip.getBoundingClientRect().left).toBeGreaterThan(left + 3);
      // A row is scrolled by whole pixels, and letters have parts of one.
      await expect(chip.getBoundingClientRect().right).toBeLessThan(right - 3);
    }
  },
};

export const Phone: Story = {
  args: Narrowed.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
