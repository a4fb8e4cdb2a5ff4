import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Layout/Tabs',
  tags: ['new'],
  component: Tabs,
  args: {
    label: 'Uczeń',
    tabs: [
      { value: 'data', label: 'Dane', content: <Text>Urodzony w 2014</Text> },
      { value: 'grades', label: 'Stopnie', count: 4, content: <Text>3 kyu od czerwca</Text> },
      { value: 'guardians', label: 'Opiekunowie', count: 2, content: <Text>Ewa Lis, Marek Lis</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { on } = arrowsOf(globals);
    await userEvent.click(canvas.getByRole('tab', { name: /Stopnie/ }));
    await expect(canvas.getByRole('tabpanel', { name: /Stopnie/ })).toHaveTextContent('3 kyu');
    await userEvent.keyboard(on);
    await expect(canvas.getByRole('tab', { name: /Opiekunowie/ })).toHaveFocus();
    await userEvent.keyboard(on);
    await expect(canvas.getByRole('tab', { name: 'Dane', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ewa Lis');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
