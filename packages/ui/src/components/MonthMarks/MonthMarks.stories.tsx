import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MonthMarks } from './MonthMarks.tsx';

function Chosen({ value: initial, ...rest }: ComponentProps<typeof MonthMarks>) {
  const [value, setValue] = useState(initial);
  return <MonthMarks {...rest} month={value.slice(0, 7)} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Training/MonthMarks',
  tags: ['new'],
  component: MonthMarks,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Treningi, listopad 2026',
    month: '2026-11',
    today: '2026-11-24',
    value: '2026-11-24',
    onValueChange: () => {},
    daysOff: { '2026-11-11': 'Święto Niepodległości' },
    marks: [
      { id: 'a', day: '2026-11-24', group: 'adult', look: 'yes', text: '18:30 Dorośli, będziesz' },
      { id: 'b', day: '2026-11-26', group: 'adult', look: 'open', text: '7:00 Aikido o poranku' },
      { id: 'c', day: '2026-11-26', group: 'weapons', look: 'no', text: '18:30 Broń, nie będziesz' },
      { id: 'd', day: '2026-11-29', group: 'open', look: 'off', text: '11:00 Trening otwarty, odwołany' },
    ],
  },
} satisfies Meta<typeof MonthMarks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a day says what is on it', async () => {
      await expect(
        canvas.getByRole('button', {
          name: 'czwartek, 26 listopada; 7:00 Aikido o poranku; 18:30 Broń, nie będziesz',
        }),
      ).toBeVisible();
    });
    await step('a press chooses a day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^niedziela, 29 listopada/ }));
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^niedziela, 29/);
    });
    await step('arrows go from day to day, and into the next month', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
        /^niedziela, 6 grudnia/,
      );
      await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const English: Story = { globals: { language: 'en' } };
