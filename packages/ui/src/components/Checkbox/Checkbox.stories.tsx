import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Liczy się do stopnia', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Liczy się do stopnia'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack space={12}>
      <Checkbox label="Zaznaczone" defaultChecked />
      <Checkbox label="Część grupy" indeterminate />
      <Checkbox label="Niedostępne" disabled />
      <Checkbox label="Niedostępne, zaznaczone" disabled defaultChecked />
      <Checkbox label="Tylko do odczytu" readOnly defaultChecked />
      <Checkbox label="Zgoda opiekuna" hint="Podpisany formularz przechowuje klub." />
      <Checkbox label="Akceptuję regulamin" required error="Bez zgody nie można założyć konta." />
    </Stack>
  ),
};
