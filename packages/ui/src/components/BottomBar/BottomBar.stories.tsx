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

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('link'))
      await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
