import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** What is a list is one for whoever hears it too. */
export const AsAList: Story = {
  args: {
    as: 'ul',
    space: 8,
    children: ['Keikogi', 'Bokken', 'Jo'].map((text) => (
      <Stack key={text} as="li" space={0}>
        {text}
      </Stack>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
