import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Forms/Slider',
  tags: ['new'],
  component: Slider,
  args: {
    label: 'Długość treningu',
    min: 30,
    max: 180,
    step: 15,
    defaultValue: 90,
    formatValue: (minutes) => `${minutes} min`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Długość treningu' });
    await expect(slider).toHaveAttribute('aria-valuetext', '90 min');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '120' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(120);
    await expect(canvas.getByRole('status')).toHaveTextContent('120 min');
  },
};

export const Invalid: Story = { args: { error: 'Sala jest wolna tylko przez godzinę.' } };
export const Disabled: Story = { args: { disabled: true } };
