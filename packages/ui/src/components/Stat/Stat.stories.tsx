import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Stat } from './Stat.tsx';

const meta = { title: 'Data/Stat', component: Stat, args: { label: 'Obecnych', value: 14 } } satisfies Meta<
  typeof Stat
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A figure that is read alone has digits as wide as they are; those under each other are of one width. */
export const Default: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('14')).fontVariantNumeric).toBe('normal');
  },
};
export const InColumns: Story = {
  render: () => (
    <Columns layout={3} space={16}>
      <Card>
        <Stat label="Treningi w tym miesiącu" value={11} />
      </Card>
      <Card>
        <Stat label="Obecność" value="86%" tone="success" />
      </Card>
      <Card>
        <Stat label="Wygasłe badania" value={3} tone="danger" />
      </Card>
    </Columns>
  ),
};
