import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addDays } from '../WeekCalendar/layout.ts';
import type { CalendarItem } from '../WeekCalendar/WeekCalendar.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const items: CalendarItem[] = Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index)).flatMap(
  (day, index): CalendarItem[] => {
    const evening = {
      id: `${day}-b`,
      day,
      start: '18:30',
      end: '20:00',
      title: 'Aikido dorośli',
      group: 'adult' as const,
      href: `#${day}`,
    };
    const children = {
      id: `${day}-a`,
      day,
      start: '17:00',
      end: '18:00',
      title: 'Aikido dzieci',
      group: 'kids' as const,
    };
    if (day === '2026-11-11') return [];
    if (index % 7 === 3) return [evening, { ...children, struck: true, status: 'Odwołany' }];
    if (index % 7 === 1) return [{ ...evening, title: 'Seminarium', group: undefined }];
    return index % 7 === 5 ? [children] : [];
  },
);

const meta = {
  title: 'Training/MonthCalendar',
  tags: ['new'],
  component: MonthCalendar,
  args: {
    label: 'Treningi, listopad 2026',
    month: '2026-11',
    items,
    today: '2026-11-20',
    emptyLabel: 'Brak treningów w tym miesiącu',
    daysOff: { '2026-11-11': 'Święto Niepodległości' },
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cells = canvas.getAllByRole('cell');
    await expect(cells).toHaveLength(42);
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent(/^pon/);
    await expect(cells[0]).toHaveTextContent('26 października');
    await expect(canvasElement.querySelector('[aria-current="date"]')).toHaveTextContent('20 listopada');
    const fourth = cells.find((cell) => cell.textContent?.includes('środa, 4 listopada')) as HTMLElement;
    const titles = within(fourth)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(titles).toEqual(['17:00Aikido dzieci', '18:30Aikido dorośli']);
  },
};

export const Empty: Story = { args: { items: [], daysOff: {} } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
