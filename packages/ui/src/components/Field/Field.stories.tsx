import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Kolor pasa',
    hint: 'Jak w systemie stopni klubu.',
    children: (control) => <input type="color" {...control} defaultValue="#22c55e" />,
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kolor pasa')).toHaveAccessibleDescription(
      'Jak w systemie stopni klubu.',
    );
  },
};
export const Invalid: Story = {
  args: { error: 'Ten kolor ma już inny stopień.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Kolor pasa');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'Ten kolor ma już inny stopień. Jak w systemie stopni klubu.',
    );
  },
};
