import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Mat, MatRoom, type MatState } from './MatRoom.tsx';

const words = ['Klub', 'Miejsca', 'Grafik', 'Ludzie', 'Start'];
const room = (...states: MatState[]) =>
  words.map((label, at): Mat => ({ label, state: states[at] ?? 'ahead' })) as unknown as readonly [
    Mat,
    Mat,
    Mat,
    Mat,
    Mat,
  ];

const meta = {
  title: 'Club/MatRoom',
  tags: ['new'],
  component: MatRoom,
  args: { mats: room('laid', 'laid', 'current') },
} satisfies Meta<typeof MatRoom>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mats = [...canvasElement.querySelectorAll('g')];
    await expect(mats.map(({ dataset }) => dataset.state)).toEqual([
      ...['laid', 'laid', 'current', 'ahead', 'ahead'],
    ]);
    // A picture beside the words, which says nothing of its own.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Empty: Story = { args: { mats: room('current') } };
export const Whole: Story = { args: { mats: room('laid', 'laid', 'laid', 'laid', 'laid') } };
