import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarTable } from './BarTable.tsx';

const meta = {
  title: 'Data/BarTable',
  tags: ['new'],
  component: BarTable,
  args: {
    label: 'Treningi według rodzaju',
    columns: ['Rodzaj', 'Treningi'],
    rows: [
      { label: 'Zwykłe', value: 61 },
      { label: 'Broń', value: 24, group: 'weapons' },
      { label: 'Otwarte', value: 7, group: 'open' },
      { label: 'Egzaminy', value: 1 },
    ],
  },
} satisfies Meta<typeof BarTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is a table to those who hear it', async () => {
      await expect(canvas.getByRole('table', { name: 'Treningi według rodzaju' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: 'Broń 24' })).toBeVisible();
    });
    await step('a bar is as long as its figure says', async () => {
      const [longest = 0, second = 0] = [...canvasElement.querySelectorAll('rect')].map(
        (bar) => bar.getBoundingClientRect().width,
      );
      await expect(Math.abs(second / longest - 24 / 61)).toBeLessThan(0.02);
    });
  },
};

export const One: Story = { args: { rows: [{ label: 'Dorośli', value: 3, group: 'adult' }] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
