import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './ConnectionIndicator.css.ts';
import { ConnectionIndicator } from './ConnectionIndicator.tsx';

const meta = {
  title: 'Layout/ConnectionIndicator',
  component: ConnectionIndicator,
  argTypes: { state: { options: Object.keys(styles.state), control: 'select' } },
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

/** A press says what the light means. */
export const Explained: Story = {
  args: { label: 'Na żywo', children: 'Zmiany innych widać tu od razu, bez odświeżania strony.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Na żywo' }));
    await expect(canvas.getByRole('dialog', { name: 'Na żywo' })).toHaveTextContent('bez odświeżania');
  },
};
