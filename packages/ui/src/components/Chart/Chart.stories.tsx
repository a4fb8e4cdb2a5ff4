import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Chart } from './Chart.tsx';

const months = ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'];

const meta = {
  title: 'Data/Chart',
  tags: ['new'],
  component: Chart,
  args: {
    label: 'Obecności w 2026 roku',
    type: 'line',
    categories: months,
    series: [
      { label: 'Dorośli', values: [212, 198, 240, 231, 205, 188, 96, 84, 221, 246, 233, 150] },
      { label: 'Dzieci', values: [180, 176, 190, 184, 171, 160, 20, 12, 195, 210, 204, 120] },
    ],
    dataLabel: 'Pokaż dane',
  },
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the same numbers are there as a table', async () => {
      await expect(canvas.getByRole('figure', { name: 'Obecności w 2026 roku' })).toBeVisible();
      await userEvent.click(canvas.getByText('Pokaż dane'));
      const row = canvas.getByRole('row', { name: /^paź/ });
      await expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual(['246', '210']);
    });
  },
};

export const Bars: Story = { args: { type: 'bar' } };

/** What adds up, each part in the hue of its group. */
export const Stack: Story = {
  args: {
    type: 'stack',
    series: [
      {
        ...{ label: 'Dzieci', group: 'kids' },
        values: [180, 176, 190, 184, 171, 160, 20, 12, 195, 210, 204, 120],
      },
      {
        ...{ label: 'Dorośli', group: 'adult' },
        values: [212, 198, 240, 231, 205, 188, 96, 84, 221, 246, 233, 150],
      },
    ],
  },
  play: async ({ canvas }) => {
    // The scale reaches over the highest sum, not the highest part.
    await expect(canvas.getByText('600')).toBeVisible();
  },
};

/** Half a year of weeks beside those of the year before; the last is not over yet. */
export const WithTheYearBefore: Story = {
  args: {
    label: 'Obecności tygodniami',
    type: 'stack',
    categories: Array.from({ length: 53 }, (_, at) => `tydzień ${at + 1}`),
    series: [
      { label: 'Dzieci', group: 'kids', values: Array.from({ length: 53 }, (_, at) => 50 + (at % 9)) },
      { label: 'Dorośli', group: 'adult', values: Array.from({ length: 53 }, (_, at) => 90 + (at % 13)) },
      { label: 'Broń', group: 'weapons', values: Array.from({ length: 53 }, (_, at) => 8 + (at % 4)) },
    ],
    before: { label: 'rok temu', values: Array.from({ length: 53 }, (_, at) => 140 + (at % 17)) },
    isOpenEnded: true,
    marks: Array.from({ length: 53 }, (_, at) => (at % 9 === 2 ? 'sty' : null)),
  },
  play: async ({ canvas, step }) => {
    await step('the week that was over last carries its number', async () => {
      await expect(canvas.getByText('169', { selector: 'text' })).toBeVisible();
    });
    await step('the year before is a column of the table', async () => {
      await userEvent.click(canvas.getByText('Pokaż dane'));
      await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Dzieci',
        'Dorośli',
        'Broń',
        'rok temu',
      ]);
    });
  },
};

export const Doughnut: Story = {
  args: {
    label: 'Członkowie według sekcji',
    type: 'doughnut',
    categories: ['Dzieci', 'Młodzież', 'Dorośli'],
    series: [{ label: 'Członkowie', values: [48, 31, 41] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { type: 'bar', series: [{ label: 'Dorośli', values: months.map(() => 0) }] },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { categories: months.map((month, at) => `${at + 8} ${month}`) },
  decorators: [
    (Story) => (
      <div style={{ width: '256px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // Every other one, whole.
    for (const text of ['8 sty', '10 mar', '18 lis']) {
      const name = canvas.getByText(text, { selector: 'span' });
      await expect(name).toBeVisible();
      await expect(name).toHaveStyle({ overflow: 'visible' });
    }
    await expect(canvas.getByText('9 lut', { selector: 'span' })).not.toBeVisible();
  },
};
