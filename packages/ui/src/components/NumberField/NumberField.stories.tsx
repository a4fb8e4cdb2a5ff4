import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Liczba miejsc', min: 1, max: 500, defaultValue: 24, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Liczba miejsc' });
    await step('arrows and buttons step', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(input).toHaveValue('25');
      await userEvent.click(canvas.getByRole('button', { name: 'Zwiększ' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(26);
    });
    await step('empty is no number', async () => {
      await userEvent.clear(input);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
    await step('never beyond its bounds', async () => {
      await userEvent.type(input, '500{ArrowUp}');
      await expect(input).toHaveValue('500');
    });
  },
};

export const Decimal: Story = {
  args: { label: 'Waga dnia', min: 0, max: 5, step: 0.5, defaultValue: 1 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '1,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.5);
    await userEvent.tab();
    await expect(input).toHaveValue('1,5');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('2');
  },
};

/** An amount goes up by whole złoty and may have groszy: a phone shows the keys that have a comma. */
export const Amount: Story = {
  args: { label: 'Wartość (zł)', min: 0, inputMode: 'decimal', defaultValue: 120 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('121');
  },
};

export const Invalid: Story = { args: { error: 'Od 1 do 500.' } };
export const Disabled: Story = { args: { disabled: true } };
