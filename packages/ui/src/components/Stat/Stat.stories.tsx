import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Text } from '../Text/Text.tsx';
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
/** How it was before stands beside it; before its label, the colour that it has in a chart. */
export const BesideAChart: Story = {
  args: {
    label: 'Obecność',
    value: '86%',
    mark: (
      <span
        style={{
          display: 'inline-block',
          width: 10,
          height: 10,
          marginInlineEnd: 6,
          borderRadius: 2,
          background: vars.color.success,
        }}
      />
    ),
    beside: (
      <Text as="span" size="small" tone="success">
        +4 od października
      </Text>
    ),
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
