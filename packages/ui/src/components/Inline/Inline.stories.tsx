import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './Inline.css.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  argTypes: {
    align: { options: Object.keys(styles.align), control: 'select' },
    justify: { options: Object.keys(styles.justify), control: 'select' },
  },
  args: {
    space: 8,
    children: ['kids', 'youth', 'adult', 'weapons', 'seminar'].map((text) => <Tag key={text}>{text}</Tag>),
  },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Wrapping: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => `grupa ${index + 1}`).map((text) => (
      <Tag key={text}>{text}</Tag>
    )),
  },
};
export const OnOneLine: Story = {
  args: { nowrap: true },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
};
