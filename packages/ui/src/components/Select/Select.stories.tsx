import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Rodzaj',
    emptyLabel: 'Wybierz…',
    options: [
      { value: 'regular', label: 'zwykły' },
      { value: 'weapons', label: 'broń' },
      { value: 'seminar', label: 'seminarium' },
      { value: 'exam', label: 'egzamin', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Rodzaj'), 'broń');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('weapons');
  },
};
export const Invalid: Story = { args: { required: true, error: 'Wybierz rodzaj treningu.' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'weapons', hint: 'Zmienia go seria, z której jest ten trening.' },
};
/** A label is read alone where what is around shows what the field is for. */
export const LabelHidden: Story = {
  args: { labelHidden: true, emptyLabel: 'Wszystkie rodzaje' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Rodzaj' })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    options: [{ value: 'long', label: 'grupa zaawansowana przygotowująca się do egzaminu '.repeat(5) }],
    emptyLabel: undefined,
  },
};
