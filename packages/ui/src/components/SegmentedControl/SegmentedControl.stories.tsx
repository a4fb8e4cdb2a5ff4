import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CalendarWeekIcon, ListIcon } from '../../icons/icons.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Widok',
    labelHidden: true,
    defaultValue: 'week',
    onValueChange: fn(),
    onIntent: fn(),
    options: [
      { value: 'week', label: 'Tydzień', icon: CalendarWeekIcon },
      { value: 'list', label: 'Lista', icon: ListIcon },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByText('Lista'));
    await expect(args.onIntent).toHaveBeenLastCalledWith('list');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lista' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('list');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
  },
};
export const WithLabel: Story = { args: { labelHidden: false, hint: 'Zapamięta to ta przeglądarka.' } };
export const Invalid: Story = {
  args: { labelHidden: false, defaultValue: undefined, required: true, error: 'Wybierz widok.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Widok' })).toHaveAccessibleDescription(
      'Wybierz widok.',
    );
  },
};

export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Lista'));
    await expect(canvas.getByRole('radio', { name: 'Tydzień' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
