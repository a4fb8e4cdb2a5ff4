import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FaceGrid } from './FaceGrid.tsx';

const meta = {
  title: 'Data/FaceGrid',
  component: FaceGrid,
  args: {
    groups: [
      {
        id: '5kyu',
        label: '5 kyu',
        people: [
          { id: 'ola', firstName: 'Ola', lastName: 'Żuk', belt: { color: '#f2c200' } },
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
    labels: { picked: 'Na liście', waiting: 'Czeka na sieć' },
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
