import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import * as styles from './Badge.css.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  argTypes: { tone: { options: Object.keys(styles.tone), control: 'select' } },
  args: { count: 7 },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline space={8}>
      <Badge count={3} />
      <Badge count={12} tone="accent" />
      <Badge count={1} tone="danger" />
      <Badge count={12} max={9} />
      <Badge count={140} label="140 nowych wiadomości" />
    </Inline>
  ),
};
