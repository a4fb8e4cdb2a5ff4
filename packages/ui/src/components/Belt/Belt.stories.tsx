import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { grades } from '../../../.storybook/sample-club.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Belt } from './Belt.tsx';

const meta = {
  title: 'Data/Belt',
  tags: ['new'],
  component: Belt,
  args: { color: '#fb923c', label: '4 kyu' },
} satisfies Meta<typeof Belt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 kyu' })).toBeVisible();
  },
};

export const AllGrades: Story = {
  render: () => (
    <Columns layout={4} from="tablet" space={24}>
      {Object.values(grades).map(({ name, color }) => (
        <Belt key={name} label={name} color={color} stripes={name.endsWith('dan') ? 3 : 0} />
      ))}
    </Columns>
  ),
};
