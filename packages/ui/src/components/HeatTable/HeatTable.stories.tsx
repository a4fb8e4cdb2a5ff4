import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HeatTable } from './HeatTable.tsx';

const meta = {
  title: 'Data/HeatTable',
  tags: ['new'],
  component: HeatTable,
  args: {
    label: 'Kto zostaje',
    heads: ['Miesiąc zapisania', 'Zapisani'],
    columns: ['w tym samym miesiącu', 'po miesiącu', 'po 2 miesiącach', 'po 3 miesiącach', 'po 4 miesiącach'],
    rows: [
      { label: 'mar', total: 18, shares: [1, 0.89, 0.83, 0.78, 0.61] },
      { label: 'kwi', total: 11, shares: [1, 0.64, 0.55, 0.45] },
      { label: 'maj', total: 9, shares: [0.89, 0.33, 0.22] },
      { label: 'cze', total: 6, shares: [0.5, 0] },
      { label: 'lip', total: 31, shares: [0.04] },
    ],
  },
} satisfies Meta<typeof HeatTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each share is read as a number, by its month and what it is of', async () => {
      const row = canvas.getByRole('row', { name: /^mar/ });
      await expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual(['18', '100', '89', '83', '78', '61']);
      await expect(canvas.getByRole('columnheader', { name: 'po 2 miesiącach' })).toBeInTheDocument();
    });
    await step('what is deep has the other ink', async () => {
      const [deep, pale] = ['89', '22'].map((text) =>
        getComputedStyle(canvas.getAllByText(text)[0] as Element),
      );
      await expect(deep?.color).not.toBe(pale?.color);
    });
  },
};

/** A club that begins: nobody has joined in most months. */
export const FirstMonths: Story = {
  args: {
    rows: [
      { label: 'paź', total: 0, shares: [0, 0] },
      { label: 'lis', total: 2, shares: [1] },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
