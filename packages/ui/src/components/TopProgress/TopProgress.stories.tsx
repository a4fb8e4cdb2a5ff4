import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TopProgress } from './TopProgress.tsx';

function Going({ active: initial }: { active: boolean }) {
  const [active, setActive] = useState(initial);
  return (
    <Inline space={8}>
      <TopProgress active={active} />
      <Button onClick={() => setActive(true)}>Idź</Button>
      <Button onClick={() => setActive(false)}>Dotarło</Button>
    </Inline>
  );
}

const meta = {
  title: 'Feedback/TopProgress',
  component: TopProgress,
  render: (args) => <Going {...args} />,
  args: { active: false },
} satisfies Meta<typeof TopProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const bar = () => canvas.queryByRole('progressbar', { name: 'Wczytywanie…' });
    const [go, arrived] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await step('what is quick never shows it', async () => {
      go.click();
      await wait(100);
      arrived.click();
      await wait(200);
      await expect(bar()).not.toBeInTheDocument();
    });
    await step('what is slow does, until it has come', async () => {
      await userEvent.click(go);
      await expect(bar()).not.toBeInTheDocument();
      await waitFor(() => expect(bar()).toBeVisible());
      await userEvent.click(arrived);
      await expect(bar()).not.toBeInTheDocument();
    });
  },
};

export const Slow: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
  },
};
