import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import * as styles from './Tag.css.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  argTypes: { tone: { options: Object.keys(styles.tone), control: 'select' } },
  args: { children: 'dorośli' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline space={8}>
      <Tag>dzieci</Tag>
      <Tag tone="accent">seminarium</Tag>
      <Tag tone="info" icon={ClockIcon}>
        zaplanowany
      </Tag>
    </Inline>
  ),
};
export const LongNames: Story = {
  args: { children: 'grupa zaawansowana przygotowująca się do egzaminu '.repeat(8) },
};
