import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AnswerPill } from './AnswerPill.tsx';

function Answered({ pressed: initial, ...rest }: ComponentProps<typeof AnswerPill>) {
  const [pressed, setPressed] = useState(initial);
  return <AnswerPill {...rest} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

const meta = {
  title: 'Training/AnswerPill',
  tags: ['new'],
  component: AnswerPill,
  render: (args) => <Answered {...args} />,
  args: { children: 'Będę', pressed: false },
} satisfies Meta<typeof AnswerPill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const pill = canvas.getByRole('button', { name: 'Będę' });
    await step('it is as tall as a thumb', async () => {
      await expect(pill.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('a press says it, another takes it back, and the focus stays', async () => {
      await userEvent.click(pill);
      await expect(pill).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard(' ');
      await expect(pill).toHaveAttribute('aria-pressed', 'false');
      await expect(pill).toHaveFocus();
    });
  },
};

export const Pressed: Story = { args: { pressed: true } };
