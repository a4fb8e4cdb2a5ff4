import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import * as styles from './Stack.css.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  argTypes: { align: { options: Object.keys(styles.align), control: 'select' } },
  args: {
    space: 16,
    children: ['Pierwszy', 'Drugi', 'Trzeci'].map((text) => <Card key={text}>{text}</Card>),
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { space: 4 } };
export const AlignedToStart: Story = { args: { align: 'start' } };
