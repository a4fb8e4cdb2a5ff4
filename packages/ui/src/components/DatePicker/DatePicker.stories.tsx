import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Forms/DatePicker',
  tags: ['new'],
  component: DatePicker,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Data egzaminu',
    labels: {
      open: 'Wybierz z kalendarza',
      previousMonth: 'Poprzedni miesiąc',
      nextMonth: 'Następny miesiąc',
      unreadable: 'Wpisz datę, na przykład 31.12.2026.',
    },
    defaultValue: '2026-11-20',
    onValueChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Data egzaminu' });
    await step('shows and reads the day as the language writes it', async () => {
      await expect(input).toHaveValue('20.11.2026');
      await userEvent.clear(input);
      await userEvent.type(input, '5.3.27');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-05');
      await userEvent.tab();
      await expect(input).toHaveValue('05.03.2027');
    });
    await step('the calendar opens at it, and the keyboard goes through it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('button', { name: /piątek, 5 marca 2027/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Home}');
      await expect(screen.getByRole('button', { name: 'poniedziałek, 8 marca 2027' })).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(screen.getByRole('grid', { name: /kwiecień 2027/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-04-08');
      await expect(input).toHaveValue('08.04.2027');
      await expect(canvas.getByRole('button', { name: 'Wybierz z kalendarza' })).toHaveFocus();
    });
    await step('what is no day is said, and is no value', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '31.2.2027');
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription(/Wpisz datę/);
      await expect(input).toHaveValue('31.2.2027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
  },
};

export const Open: Story = {
  args: { min: '2026-11-10' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wybierz z kalendarza' }));
    const early = await screen.findByRole('button', { name: /poniedziałek, 9 listopada 2026/ });
    await userEvent.click(early);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('poniedziałek');
  },
};

export const Invalid: Story = { args: { required: true, error: 'Egzamin nie może być w przeszłości.' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
