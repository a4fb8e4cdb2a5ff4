import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { students } from '../../../.storybook/sample-club.ts';
import type { ComboboxOption } from '../private/option-source.ts';
import { MultiSelect } from './MultiSelect.tsx';

const options: ComboboxOption[] = students.map(({ id, firstName, lastName, section }) => ({
  id,
  label: `${lastName} ${firstName}`,
  description: section,
}));

const meta = {
  title: 'Forms/MultiSelect',
  tags: ['new'],
  component: MultiSelect,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Komisja',
    options,
    removeLabel: ({ label }) => `Usuń: ${label}`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Komisja' });
    const chosen = () =>
      (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0].map(({ id }: ComboboxOption) => id);
    await step('found without marks, chosen by Enter, and the field is free for the next', async () => {
      await userEvent.type(input, 'swiat{Enter}');
      await expect(chosen()).toEqual(['student-12']);
      await expect(input).toHaveValue('');
      await userEvent.type(input, 'lis{Enter}');
      await expect(chosen()).toEqual(['student-12', 'student-8']);
    });
    await step('chosen again is taken back; so is the last by Backspace, and any by its button', async () => {
      await userEvent.click(screen.getByRole('option', { name: /Adamska/ }));
      await userEvent.click(screen.getByRole('option', { name: /Lis Jan/ }));
      await expect(chosen()).toEqual(['student-12', 'student-1']);
      await userEvent.keyboard('{Backspace}');
      await expect(chosen()).toEqual(['student-12']);
      await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Świątek Ewa' }));
      await expect(chosen()).toEqual([]);
      await expect(input).toHaveFocus();
    });
    await step('Escape closes the list', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
  },
};

export const Open: Story = {
  args: { defaultValue: options.slice(2, 5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { loading: true, onQueryChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await waitFor(() => expect(screen.getByText('Wczytywanie…')).toBeVisible());
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('no');
  },
};

export const Invalid: Story = { args: { required: true, error: 'Komisja liczy co najmniej dwie osoby.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: options.slice(0, 2) } };

export const Search: Story = {
  args: {
    options: undefined,
    search: fn(async (query: string) => options.filter(({ label }) => label.toLowerCase().includes(query))),
  },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'lis');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await step('what was chosen stays, whatever is looked for next', async () => {
      await userEvent.type(input, 'ewa');
      await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Świątek Ewa'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ label: 'Lis Jan' }),
        expect.objectContaining({ label: 'Świątek Ewa' }),
      ]);
    });
  },
};
