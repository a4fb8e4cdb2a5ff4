import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { ConnectionIndicator } from './ConnectionIndicator.tsx';

const meta = {
  title: 'Layout/ConnectionIndicator',
  component: ConnectionIndicator,
  args: { state: 'open', label: 'Połączono' },
} satisfies Meta<typeof ConnectionIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Stack space={8}>
      <ConnectionIndicator state="none" label="Brak połączeń" />
      <ConnectionIndicator state="open" label="Połączono" />
      <ConnectionIndicator state="mixed" label="Połączono częściowo" />
      <ConnectionIndicator state="closed" label="Rozłączono" />
    </Stack>
  ),
};
