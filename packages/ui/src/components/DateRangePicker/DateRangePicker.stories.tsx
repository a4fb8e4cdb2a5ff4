import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dateRangePickerLabels } from '../../labels/pl.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Forms/DateRangePicker',
  tags: ['new'],
  component: DateRangePicker,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Obóz',
    labels: dateRangePickerLabels,
    defaultValue: { from: '2026-07-06', to: '2026-07-17' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('typed', async () => {
      const to = canvas.getByRole('textbox', { name: 'Do' });
      await userEvent.clear(to);
      await userEvent.type(to, '19.7.2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-07-06', to: '2026-07-19' });
    });
    await step('chosen: the first press begins, the second ends, whichever comes earlier', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wybierz z kalendarza' }));
      await userEvent.click(await screen.findByRole('button', { name: /22 lipca 2026/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-07-22', to: '' });
      await userEvent.click(screen.getByRole('button', { name: /13 lipca 2026/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-07-13', to: '2026-07-22' });
      await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
      await expect(canvas.getByRole('textbox', { name: 'Od' })).toHaveValue('13.07.2026');
    });
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wybierz z kalendarza' }));
    await expect(await screen.findAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

export const Invalid: Story = { args: { error: 'Obóz kończy się, zanim się zacznie.' } };
export const Disabled: Story = { args: { disabled: true } };
