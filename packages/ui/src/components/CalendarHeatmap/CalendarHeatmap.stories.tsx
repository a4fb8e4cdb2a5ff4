import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { calendarHeatmapLabels } from '../../labels/pl.ts';
import { addDays } from '../WeekCalendar/layout.ts';
import { CalendarHeatmap } from './CalendarHeatmap.tsx';

const from = '2025-11-21';
const to = '2026-11-20';

const counts: Record<string, number> = {};
for (let index = 0; index < 365; index += 1) {
  const weekday = (index + 4) % 7;
  const trains = [1, 1, 0, 2, 0, 1, 0][weekday] ?? 0;
  if (trains > 0 && index % 11 !== 0) counts[addDays(from, index)] = trains + (index % 13 === 0 ? 2 : 0);
}

const meta = {
  title: 'Training/CalendarHeatmap',
  tags: ['new'],
  component: CalendarHeatmap,
  args: {
    label: 'Treningi Jana Lisa w ostatnim roku',
    from,
    to,
    counts,
    labels: calendarHeatmapLabels,
  },
} satisfies Meta<typeof CalendarHeatmap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const cell = (day: string) => canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`);
    await step('each month is named once', async () => {
      const months = [...canvasElement.querySelectorAll('thead td')]
        .map((cell) => cell.textContent)
        .filter(Boolean);
      await expect(months).toHaveLength(12);
      await expect(new Set(months).size).toBe(12);
    });
    await step('Tab comes to the last day, arrows go by days and weeks', async () => {
      await userEvent.tab();
      await expect(cell('2026-11-20')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(cell('2026-11-12')).toHaveFocus();
      await expect(cell('2026-11-12')).toHaveAccessibleName(/^czwartek, 12 listopada 2026: \d/);
    });
    await step('never beyond the year', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(cell('2025-11-21')).toHaveFocus();
    });
    await step('the day under the pointer says what it holds', async () => {
      await userEvent.hover(cell('2026-11-10') as HTMLElement);
      await expect(canvas.getByText(/wtorek, 10 listopada 2026: \d trening/)).toBeVisible();
    });
  },
};

export const OfAGroup: Story = {
  args: { group: 'kids' },
  render: (args) => (
    <>
      <CalendarHeatmap {...args} />
      <CalendarHeatmap {...args} label="Treningi Ewy Lis w ostatnim roku" group="youth" />
      <CalendarHeatmap {...args} label="Treningi Olgi Lis w ostatnim roku" group={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const hues = ['Jana', 'Ewy', 'Olgi'].map((whose) => {
      const days = [...canvas.getByRole('grid', { name: new RegExp(whose) }).querySelectorAll('[data-day]')];
      return [...new Set(days.map((day) => getComputedStyle(day).backgroundColor))].sort();
    });
    // A day without training looks the same in each, every other is in a hue of its own.
    const common = hues[0]?.filter((hue) => hues.every((each) => each.includes(hue)));
    await expect(common).toHaveLength(1);
    await expect(new Set(hues.map((each) => each.join(' '))).size).toBe(3);
  },
};
export const Empty: Story = { args: { counts: {} } };

/** Wherever it is scrolled to, a name of a month is there whole or not at all. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    const names = [...scroller.querySelectorAll<HTMLElement>('thead span')];
    await expect(names).toHaveLength(12);
    const step = getComputedStyle(scroller).direction === 'rtl' ? -7 : 7;
    const isIn = (name: HTMLElement) => {
      const [edge, box] = [scroller, name].map((each) => each.getBoundingClientRect());
      return box && edge && edge.left - 1 <= box.left && box.right <= edge.right + 1;
    };
    for (let scrolled = 0; scrolled < 10; scrolled += 1) {
      await waitFor(() =>
        expect(names.filter((name) => name.checkVisibility({ visibilityProperty: true }))).toEqual(
          names.filter(isIn),
        ),
      );
      scroller.scrollBy(step, 0);
    }
  },
};
