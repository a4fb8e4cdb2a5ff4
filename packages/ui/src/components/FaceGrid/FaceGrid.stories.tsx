import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { faceGridLabels } from '../../labels/pl.ts';
import { FaceGrid } from './FaceGrid.tsx';

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath d='M0 0h8v8H0z' fill='%23356'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='%23edc'/%3E%3Cpath d='M1 8a3 3 0 0 1 6 0z' fill='%23edc'/%3E%3C/svg%3E";

const meta = {
  title: 'Data/FaceGrid',
  component: FaceGrid,
  args: {
    groups: [
      {
        id: '5kyu',
        label: '5 kyu',
        people: [
          { id: 'ola', firstName: 'Ola', lastName: 'Żuk', src: face, belt: { color: '#f2c200' } },
          { id: 'jan', firstName: 'Jan', lastName: 'Kos', belt: { color: '#f2c200' }, state: 'picked' },
          { id: 'ewa', firstName: 'Ewa', lastName: 'Lis', belt: { color: '#f2c200' }, state: 'waiting' },
        ],
      },
      {
        id: 'none',
        label: 'Bez stopnia',
        people: [{ id: 'long', firstName: 'Maksymilian', lastName: 'Brzęczyszczykiewicz-Konstantynopolski' }],
      },
    ],
    onPick: fn(),
    labels: faceGridLabels,
  },
} satisfies Meta<typeof FaceGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ola Żuk/ }));
    await expect(args.onPick).toHaveBeenCalledWith('ola');
    await userEvent.click(canvas.getByRole('button', { name: /Jan Kos Na liście/ }));
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};
