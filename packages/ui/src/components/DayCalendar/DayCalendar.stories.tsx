import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { weekItems } from '../WeekCalendar/WeekCalendar.stories.tsx';
import { DayCalendar } from './DayCalendar.tsx';

const meta = {
  title: 'Training/DayCalendar',
  tags: ['new'],
  component: DayCalendar,
  args: {
    label: 'Treningi, 17 listopada',
    day: '2026-11-17',
    today: '2026-11-17',
    now: '18:12',
    emptyLabel: 'Brak treningów',
    items: weekItems,
  },
  decorators: [(Story) => <Card padding="none">{Story()}</Card>],
} satisfies Meta<typeof DayCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: 'wtorek, 17 listopada' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const places = canvas.getAllByRole('link').map((link) => link.closest('li')?.getBoundingClientRect());
    const [left, right] = globals.dir === 'rtl' ? places.toReversed() : places;
    // At the same time, so beside each other.
    await expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Number.POSITIVE_INFINITY);
  },
};

export const DayOff: Story = {
  args: { label: 'Treningi, 11 listopada', day: '2026-11-11', dayOff: 'Święto Niepodległości' },
};
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], loading: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
