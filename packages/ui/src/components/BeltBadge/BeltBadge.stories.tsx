import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { grades } from '../../../.storybook/sample-club.ts';
import { Inline } from '../Inline/Inline.tsx';
import { BeltBadge } from './BeltBadge.tsx';

const meta = {
  title: 'Data/BeltBadge',
  component: BeltBadge,
  args: { grade: '4 kyu', color: '#fb923c' },
} satisfies Meta<typeof BeltBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 kyu' })).toBeVisible();
  },
};

export const AllGrades: Story = {
  render: () => (
    <Inline space={16}>
      {Object.values(grades).map(({ name, color }) => (
        <BeltBadge key={name} grade={name} color={color} />
      ))}
    </Inline>
  ),
};
