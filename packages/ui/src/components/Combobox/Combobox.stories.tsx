import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { grades, students } from '../../../.storybook/sample-club.ts';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const options: ComboboxOption[] = students.map(({ id, firstName, lastName, grade, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
  start: <BeltBadge compact grade={grades[grade].name} color={grades[grade].color} />,
}));

function Searching(args: ComponentProps<typeof Combobox>) {
  const [query, setQuery] = useState('');
  return (
    <Combobox
      {...args}
      options={options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      onQueryChange={setQuery}
    />
  );
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  render: (args) => <Searching {...args} />,
  args: { label: 'Uczeń', options, onQueryChange: fn(), onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Uczeń' });
    await step('typing narrows, arrows and Enter choose', async () => {
      await userEvent.type(input, 'nowak');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      const found = screen.getAllByRole('option');
      await expect(found[0]).toHaveTextContent('Nowak Dominika');
      await expect(input).toHaveAttribute('aria-activedescendant', found[0]?.id);
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Nowak Dominika');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'student-10' }),
      );
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.type(input, 'lis{Escape}');
      await expect(input).toHaveValue('Nowak Dominika');
    });
    await step('emptied by hand is emptied', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(input, 'nowak{Enter}');
      await expect(input).toHaveValue('Nowak Dominika');
    });
    await step('a choice can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveFocus();
    });
  },
};

export const Open: Story = {
  args: { defaultValue: options[3] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option')).toHaveLength(12);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dąbrowski Paweł');
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: /Lis Jan/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ label: 'Lis Jan' }));
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(screen.getAllByText('Brak wyników')[0]).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Ładowanie')).toBeVisible());
  },
};

export const Invalid: Story = { args: { required: true, error: 'Wybierz ucznia z listy.' } };
