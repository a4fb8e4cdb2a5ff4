import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Pokaż odwołane', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Pokaż odwołane' }));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};
export const States: Story = {
  render: () => (
    <Stack space={12}>
      <Switch label="Włączone" defaultChecked />
      <Switch label="Wyłączone" hint="Działa od razu, bez zapisywania." />
      <Switch label="Niedostępne" disabled />
      <Switch label="Niedostępne, włączone" disabled defaultChecked />
      <Switch label="Tylko do odczytu" readOnly defaultChecked />
      <Switch label="Powiadomienia" error="Ta przeglądarka ich nie pokazuje." />
    </Stack>
  ),
};

export const LabelHidden: Story = {
  args: { labelHidden: true, defaultChecked: true, 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <Switch {...args} />
      <p id="why">Działa od razu.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Pokaż odwołane' });
    await expect(control).toHaveAccessibleDescription('Działa od razu.');
    await expect(canvas.getByText('Pokaż odwołane').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
