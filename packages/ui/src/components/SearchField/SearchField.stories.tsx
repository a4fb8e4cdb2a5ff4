import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Szukaj ucznia', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Szukaj ucznia' });
    await step('Escape clears it', async () => {
      await userEvent.type(input, 'lis');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('lis');
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
    });
    await step('so does its button, and the focus is back in the field', async () => {
      await userEvent.type(input, 'lis');
      await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
  },
};

/** The tools of a list leave it little room on a phone: what it can search ends in an ellipsis, not within a letter. */
export const Narrow: Story = {
  args: { label: 'Szukaj po imieniu, nazwisku, numerze' },
  decorators: [(Story) => <div style={{ width: '12rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('searchbox'))).toHaveProperty('textOverflow', 'ellipsis');
  },
};
