import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Kod z wiadomości', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Kod z wiadomości' });
    await step('digits only', async () => {
      await userEvent.type(input, '48a 15');
      await expect(input).toHaveValue('4815');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step('the last one completes it', async () => {
      await userEvent.type(input, '162');
      await expect(input).toHaveValue('481516');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith('481516');
    });
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' 481 516\n');
    await expect(canvas.getByRole('textbox')).toHaveValue('481516');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
  },
};

export const Invalid: Story = { args: { defaultValue: '481516', error: 'Kod jest niepoprawny lub wygasł.' } };
export const WithHint: Story = { args: { hint: 'Wysłaliśmy go na adres anna@example.org.' } };
