import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { students } from '../../../.storybook/sample-club.ts';
import { CalendarIcon, HomeIcon, LogOutIcon, PlusIcon, UserIcon, UsersIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { type CommandGroup, CommandPalette } from './CommandPalette.tsx';
import { matchScore } from './match.ts';
import { useCommandKey } from './use-command-key.ts';

const onAdd = fn();

const menu: CommandGroup[] = [
  {
    label: 'Przejdź do',
    commands: [
      { id: 'dashboard', label: 'Pulpit', icon: HomeIcon, href: '#dashboard' },
      { id: 'trainings', label: 'Treningi', icon: CalendarIcon, href: '#trainings', keywords: ['grafik'] },
      { id: 'students', label: 'Uczniowie', icon: UsersIcon, href: '#students' },
    ],
  },
  {
    label: 'Działania',
    commands: [
      { id: 'add', label: 'Dodaj trening', icon: PlusIcon, onSelect: onAdd, shortcut: 'N' },
      { id: 'logout', label: 'Wyloguj', icon: LogOutIcon, onSelect: fn() },
    ],
  },
];

function Opened({ open: initial, groups, ...args }: ComponentProps<typeof CommandPalette>) {
  const [open, setOpen] = useState(initial);
  const [query, setQuery] = useState('');
  useCommandKey(() => setOpen(true));
  const found = students
    .map(({ id, firstName, lastName, section }) => ({
      id,
      label: `${lastName} ${firstName}`,
      description: section,
      icon: UserIcon,
      href: `#${id}`,
    }))
    .filter(({ label }) => query !== '' && matchScore(query, [label]) > 0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Szukaj</Button>
      <CommandPalette
        {...args}
        groups={[...groups, { label: 'Uczniowie', commands: found, searched: true }]}
        open={open}
        onOpenChange={setOpen}
        onQueryChange={setQuery}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: CommandPalette,
  render: (args) => <Opened {...args} />,
  args: { open: false, onOpenChange: () => {}, label: 'Szukaj stron, działań i osób', groups: menu },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Szukaj' });
    await step('Ctrl-K opens it, with the focus where one types', async () => {
      trigger.focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      const input = await screen.findByRole('combobox', { name: /Szukaj stron/ });
      await waitFor(() => expect(input).toHaveFocus());
      await expect(screen.getAllByRole('option')).toHaveLength(5);
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pulpit');
    });
    await step('typing narrows to what fits best, deeds among it; Enter does it and closes', async () => {
      await userEvent.keyboard('dodj');
      const [only, ...others] = screen.getAllByRole('option');
      await expect(only).toHaveTextContent('Dodaj trening');
      await expect(others).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await expect(onAdd).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(trigger).toHaveFocus();
    });
  },
};

export const FoundElsewhere: Story = {
  args: { open: true },
  play: async ({ step }) => {
    const input = await screen.findByRole('combobox');
    await step('records are found without Polish marks', async () => {
      await userEvent.type(input, 'swiat');
      const found = within(screen.getByRole('group', { name: 'Uczniowie' }));
      await expect(found.getByRole('option')).toHaveTextContent('Świątek Ewa');
      await expect(found.getByRole('option')).toHaveAttribute('href', '#student-12');
    });
    await step('arrows go round', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('{ArrowUp}');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Wyloguj');
      await expect(input).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { selected: true }).id,
      );
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pulpit');
    });
  },
};

export const Empty: Story = {
  args: { open: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(await screen.findByText('Brak pasujących wyników')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { open: true, loading: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Wczytywanie…')).toBeVisible());
  },
};

export const Phone: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };
