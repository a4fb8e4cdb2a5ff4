import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Dni treningowe do 3 kyu', value: 38, max: 50, valueText: '38 z 50' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Dni treningowe/ })).toHaveAttribute(
      'aria-valuetext',
      '38 z 50',
    );
  },
};
export const Complete: Story = { args: { value: 50, valueText: '50 z 50', tone: 'success' } };
export const Empty: Story = { args: { value: 0, valueText: '0 z 50' } };
