import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Forms/Rating',
  tags: ['new'],
  component: Rating,
  args: { label: 'Jak było na obozie?', starLabel: (count) => `${count} z 5`, onValueChange: fn() },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '3 z 5' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('4 z 5');
  },
};

export const Rated: Story = { args: { defaultValue: 4 } };
export const Disabled: Story = { args: { defaultValue: 2, disabled: true } };
export const Invalid: Story = { args: { required: true, error: 'Wybierz ocenę.' } };
export const ReadOnly: Story = { args: { defaultValue: 3, readOnly: true } };
