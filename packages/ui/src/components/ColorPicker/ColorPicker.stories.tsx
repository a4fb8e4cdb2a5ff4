import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { grades } from '../../../.storybook/sample-club.ts';
import { ColorPicker } from './ColorPicker.tsx';

const belts = [grades.kyu5, grades.kyu4, grades.kyu3, grades.kyu2, grades.kyu1, grades.dan1];

const meta = {
  title: 'Forms/ColorPicker',
  tags: ['new'],
  component: ColorPicker,
  args: {
    label: 'Kolor pasa',
    codeLabel: 'Kod koloru',
    swatches: belts.map(({ name, color }) => ({ label: name, color })),
    defaultValue: '#22c55e',
    onValueChange: fn(),
  },
} satisfies Meta<typeof ColorPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const well = canvas.getByLabelText('Kolor pasa');
    const code = canvas.getByRole('textbox', { name: 'Kod koloru' });
    await step('one at hand', async () => {
      await expect(canvas.getByRole('button', { name: '3 kyu' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(canvas.getByRole('button', { name: '4 kyu' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('#fb923c');
    });
    await step('by its code, the short one too', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, 'F80');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('#ff8800');
      await userEvent.tab();
      await expect(code).toHaveValue('#ff8800');
      await expect(well).toHaveValue('#ff8800');
    });
    await step('what is no colour leaves it as it was', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, 'zielony');
      await userEvent.tab();
      await expect(code).toHaveValue('#ff8800');
    });
    await step('from the browser', async () => {
      await fireEvent.change(well, { target: { value: '#123456' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith('#123456');
    });
  },
};

export const Invalid: Story = { args: { error: 'Ten kolor ma już inny stopień.' } };
export const Disabled: Story = { args: { disabled: true } };
