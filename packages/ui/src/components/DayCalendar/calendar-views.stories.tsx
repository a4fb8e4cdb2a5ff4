import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { MonthCalendar } from '../MonthCalendar/MonthCalendar.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { weekItems } from '../WeekCalendar/WeekCalendar.stories.tsx';
import { WeekCalendar } from '../WeekCalendar/WeekCalendar.tsx';
import { DayCalendar } from './DayCalendar.tsx';

const views = [
  { value: 'month', label: 'Miesiąc' },
  { value: 'week', label: 'Tydzień' },
  { value: 'day', label: 'Dzień' },
] as const;

/** The same items in each of the three calendars; which one is shown, a page keeps in its address. */
function CalendarViews() {
  const [view, setView] = useState<(typeof views)[number]['value']>('month');
  const shared = { items: weekItems, today: '2026-11-17', now: '18:12', emptyLabel: 'Brak treningów' };
  return (
    <Stack space={16} align="start">
      <SegmentedControl label="Widok" labelHidden options={views} value={view} onValueChange={setView} />
      <div style={{ width: '100%' }}>
        <Card padding={view === 'month' ? 'card' : 'none'}>
          {view === 'month' && <MonthCalendar {...shared} label="Treningi, listopad" month="2026-11" />}
          {view === 'week' && (
            <WeekCalendar {...shared} label="Treningi, 16–22 listopada" week="2026-11-16" />
          )}
          {view === 'day' && <DayCalendar {...shared} label="Treningi, 17 listopada" day="2026-11-17" />}
        </Card>
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Training/Calendar views',
  component: CalendarViews,
  tags: ['!autodocs'],
} satisfies Meta<typeof CalendarViews>;
export default meta;

export const MonthWeekDay: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Treningi, listopad' })).toBeVisible();
    canvas.getByRole('radio', { name: 'Miesiąc' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', { name: 'Treningi, 16–22 listopada' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', { name: 'Treningi, 17 listopada' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
