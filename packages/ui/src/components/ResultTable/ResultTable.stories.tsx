import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resultTableLabels } from '../../labels/pl.ts';
import { ResultTable } from './ResultTable.tsx';

const meta = {
  title: 'Data/ResultTable',
  tags: ['new'],
  component: ResultTable,
  args: {
    label: 'Wyniki 2026',
    labels: resultTableLabels,
    rows: [
      { id: '6kyu', grade: '6 kyu', color: '#ffffff', passed: 11, failed: 0, noShow: 1 },
      { id: '5kyu', grade: '5 kyu', color: '#fde047', passed: 6, failed: 2, noShow: 0 },
      { id: '1dan', grade: '1 dan', color: '#111827', passed: 0, failed: 0, noShow: 1 },
    ],
  },
} satisfies Meta<typeof ResultTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^5 kyu/ })).toHaveTextContent(/5 kyu620\s*75\s*%/);
    await expect(canvas.getByRole('row', { name: /^1 dan/ })).toHaveTextContent('001–');
    await expect(canvas.getByRole('row', { name: /^Razem/ })).toHaveTextContent(/Razem1722\s*89\s*%/);
  },
};

export const Empty: Story = { args: { rows: [] } };
