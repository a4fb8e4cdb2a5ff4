import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Data', defaultValue: '2026-11-20', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Data'), { target: { value: '2026-12-24' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};
export const Invalid: Story = { args: { error: 'Nie wcześniej niż początek.' } };
export const Empty: Story = { args: { defaultValue: '' } };
