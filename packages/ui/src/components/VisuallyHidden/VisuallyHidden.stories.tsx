import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  render: (args) => (
    <button type="button">
      ▲<VisuallyHidden {...args} />
    </button>
  ),
  args: { children: 'W górę' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('▲ W górę');
  },
};
