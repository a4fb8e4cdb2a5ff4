import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Zmień',
    defaultValue: 'one',
    onValueChange: fn(),
    options: [
      { value: 'one', label: 'Tylko ten trening' },
      { value: 'following', label: 'Ten i następne', hint: 'Obecności z przeszłości zostają.' },
      { value: 'all', label: 'Całą serię' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Zmień' })).toBeVisible();
    await userEvent.click(canvas.getByText('Ten i następne'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('following');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
  },
};
export const Invalid: Story = {
  args: { defaultValue: undefined, required: true, error: 'Wybierz, co zmienić.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Całą serię'));
    await expect(canvas.getByRole('radio', { name: /Tylko ten trening/ })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
