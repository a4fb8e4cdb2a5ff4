import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordDiffLabels } from '../../labels/pl.ts';
import { WordDiff } from './WordDiff.tsx';

const meta = {
  title: 'Data/WordDiff',
  tags: ['new'],
  component: WordDiff,
  args: {
    labels: wordDiffLabels,
    parts: [
      { value: 'Jeden dzień ' },
      { value: '80 zł', removed: true },
      { value: '90 zł', added: true },
      { value: '; członkowie klubu ' },
      { value: '120 zł', added: true },
    ],
  },
} satisfies Meta<typeof WordDiff>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent('usunięto: 80 zł');
    await expect(canvasElement.querySelectorAll('ins')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    parts: [
      { value: 'Początek długiego tekstu, którego nikt nie zmienił. '.repeat(6) },
      { value: 'nowe słowo', added: true },
      { value: ' i koniec, też bez zmian.'.repeat(6) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^….*zmienił\.$/)).toBeVisible();
  },
};
