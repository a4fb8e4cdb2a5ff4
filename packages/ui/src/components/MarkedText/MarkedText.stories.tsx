import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkedText } from './MarkedText.tsx';

const meta = {
  title: 'Data/MarkedText',
  tags: ['new'],
  component: MarkedText,
  args: {
    parts: [
      { text: 'Dzień wolny odwołuje ' },
      { text: 'treningi', isFound: true },
      { text: ', które obejmuje.' },
    ],
  },
} satisfies Meta<typeof MarkedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Dzień wolny odwołuje treningi, które obejmuje.');
    await expect([...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'treningi',
    ]);
  },
};

export const NothingFound: Story = { args: { parts: [{ text: 'Kto był na którym treningu.' }] } };
