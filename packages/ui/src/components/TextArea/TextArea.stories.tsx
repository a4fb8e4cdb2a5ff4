import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Uwagi', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Uwagi'), 'Bokken');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Bokken');
  },
};
export const Filled: Story = { args: { defaultValue: 'Proszę zabrać bokken.\n'.repeat(8) } };
export const Invalid: Story = { args: { error: 'Najwyżej 2000 znaków.' } };
