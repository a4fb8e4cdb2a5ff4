import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Group } from '../../theme/groups.ts';
import { addDays } from '../WeekCalendar/layout.ts';
import { type YearDay, YearMap } from './YearMap.tsx';

const from = '2025-11-24';
const to = '2026-11-24';

/** A year with the adults twice a week, weapons on most Saturdays, and some open ones. */
function sampleYear(): Record<string, YearDay> {
  const days: Record<string, YearDay> = {};
  const add = (week: number, offset: number, group: Group, count = 1) => {
    const day = addDays(from, week * 7 + offset);
    if (day <= to) days[day] = { group, count };
  };
  for (let week = 0; week < 53; week += 1) {
    if (week > 34 && week < 38) continue;
    add(week, 1, 'adult');
    if (week % 3 > 0) add(week, 3, 'adult', week % 5 === 0 ? 2 : 1);
    if (week % 2 > 0) add(week, 5, 'weapons');
    if (week % 7 === 0) add(week, 6, 'open');
  }
  return days;
}

const meta = {
  title: 'Training/YearMap',
  tags: ['new'],
  component: YearMap,
  args: {
    label: 'Rok na macie',
    from,
    to,
    days: sampleYear(),
    daysOff: new Set(Array.from({ length: 14 }, (_, at) => addDays('2026-08-03', at))),
    textOf: (day) => (day ? `${day.count} na macie` : 'bez treningu'),
    legend: [
      { group: 'adult', label: 'Dorośli' },
      { group: 'weapons', label: 'Broń' },
      { group: 'open', label: 'Otwarte' },
    ],
    several: 'dwa w jednym dniu',
  },
} satisfies Meta<typeof YearMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Rok na macie' });
    await step('one is at the current day, and goes over the others by keys', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('gridcell', { name: /24 listopada 2026/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByText('wtorek, 17 listopada 2026: 1 na macie')).toBeVisible();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText('środa, 18 listopada 2026: bez treningu')).toBeVisible();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('gridcell', { name: /24 listopada 2025/ })).toHaveFocus();
    });
    await step('a day holds its hue and its shade', async () => {
      const shade = (name: RegExp) =>
        getComputedStyle(canvas.getByRole('gridcell', { name })).backgroundColor;
      await expect(shade(/wtorek, 17 listopada 2026/)).not.toBe(shade(/środa, 18 listopada 2026/));
      await expect(grid.querySelectorAll('[role="row"]')).toHaveLength(53);
    });
  },
};

/** The width of a phone: a half-year under the other. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '358px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const tops = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().top)));
    await expect(tops.size).toBe(2);
    const map = canvas.getByRole('grid');
    await expect(map.scrollWidth).toBeLessThanOrEqual(map.clientWidth);
  },
};

export const Nothing: Story = { args: { days: {}, legend: [], several: undefined } };
