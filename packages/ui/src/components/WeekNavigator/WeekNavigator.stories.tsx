import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import * as en from '../../labels/en.ts';
import { weekNavigatorLabels } from '../../labels/pl.ts';
import { WeekNavigator } from './WeekNavigator.tsx';

function Moving({ week: initial, onWeekChange, ...args }: ComponentProps<typeof WeekNavigator>) {
  const [week, setWeek] = useState(initial);
  return (
    <WeekNavigator
      {...args}
      week={week}
      onWeekChange={(next) => {
        onWeekChange(next);
        setWeek(next);
      }}
    />
  );
}

const meta = {
  title: 'Training/WeekNavigator',
  component: WeekNavigator,
  render: (args) => <Moving {...args} />,
  args: {
    week: '2026-11-16',
    today: '2026-11-20',
    onWeekChange: fn(),
    labels: weekNavigatorLabels,
  },
} satisfies Meta<typeof WeekNavigator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/16–22 listopada 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Następny tydzień' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Następny tydzień' }));
    await expect(canvas.getByText(/30 listopada.*6 grudnia 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dziś' }));
    await expect(args.onWeekChange).toHaveBeenLastCalledWith('2026-11-16');
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { labels: en.weekNavigatorLabels },
};
