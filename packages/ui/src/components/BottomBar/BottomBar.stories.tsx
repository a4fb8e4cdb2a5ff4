import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleBottomBar } from '../../../.storybook/SampleShell.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  args: { items: sampleBottomBar('/dojo/training') },
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What waits behind a tab is said with its name. */
export const Counts: Story = {
  args: {
    items: sampleBottomBar('/dojo/training').map((item, at) =>
      at === 1 ? { ...item, count: 2, countLabel: '2 do zrobienia' } : item,
    ),
  },
  play: async ({ canvas, args }) => {
    const [, second] = args.items;
    await expect(canvas.getByRole('link', { name: `${second?.label} 2 do zrobienia` })).toHaveTextContent(
      '2',
    );
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('link'))
      await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
