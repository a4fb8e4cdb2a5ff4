import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DojoScene } from './DojoScene.tsx';

const meta = {
  title: 'Layout/DojoScene',
  component: DojoScene,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof DojoScene>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing of it is read out, and nothing of it takes the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden] *, [aria-hidden])')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll(':is(a, button, [tabindex], title)')).toHaveLength(0);
  },
};
