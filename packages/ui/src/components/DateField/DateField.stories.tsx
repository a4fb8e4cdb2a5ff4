import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pickerLabels } from '../../labels/pl.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: { label: 'Data', labels: pickerLabels, defaultValue: '2026-11-20', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Data' });
    const write = async (text: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, text);
    };
    await step('shows and reads the day as the language writes it', async () => {
      await expect(input).toHaveValue('20.11.2026');
      await write('5.3.27');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-05');
      await expect(input).toHaveValue('5.3.27');
      await userEvent.tab();
      await expect(input).toHaveValue('05.03.2027');
    });
    await step('the figures alone do, as a phone’s keyboard has no others', async () => {
      await write('24122027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-12-24');
    });
    await step('a day from elsewhere is pasted as it is', async () => {
      await userEvent.clear(input);
      await userEvent.paste('2027-03-05');
      await userEvent.tab();
      await expect(input).toHaveValue('05.03.2027');
    });
    await step('the arrows step by days, and say them', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-04');
      await expect(canvas.getByText('czwartek, 4 marca 2027')).toBeInTheDocument();
      await userEvent.tab();
      await expect(input).toHaveValue('04.03.2027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-04');
    });
    await step('what is no day is said, stays as it was typed, and is no value', async () => {
      await write('31.02.2027');
      await expect(input).toHaveAccessibleDescription('');
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription(
        'Nie ma takiego dnia. Podaj datę w postaci 31.12.2026.',
      );
      await expect(input).toBeInvalid();
      await expect(input).toHaveValue('31.02.2027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await write('28.02.2027');
      await expect(input).toHaveAccessibleDescription('');
    });
    await step('emptied it is empty', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(input).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    });
  },
};

export const Calendar: Story = {
  args: { min: '2026-11-10', max: '2027-12-31' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Data' });
    const openedBy = canvas.getByRole('button', { name: 'Wybierz z kalendarza' });
    const dayNamed = (name: string) => screen.findByRole('button', { name });
    await step('it opens at the day, and the keyboard goes through it', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(await screen.findByRole('dialog', { name: 'Data' })).toBeVisible();
      await waitFor(async () => expect(await dayNamed('piątek, 20 listopada 2026')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Home}');
      await expect(await dayNamed('poniedziałek, 23 listopada 2026')).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(screen.getByRole('grid', { name: 'grudzień 2026' })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-23');
      await expect(input).toHaveValue('23.12.2026');
      await expect(openedBy).toHaveFocus();
    });
    await step('another month and year are two presses away', async () => {
      await userEvent.click(openedBy);
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'rok' }), '2027');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'miesiąc' }), 'maj');
      await userEvent.click(await dayNamed('niedziela, 2 maja 2027'));
      await expect(input).toHaveValue('02.05.2027');
    });
    await step('a day that is not taken can’t be chosen, and typed is said to be so', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '9.11.2026');
      await userEvent.click(openedBy);
      await expect(input).toHaveAccessibleDescription('Najwcześniej 10.11.2026.');
      await expect(input).toHaveValue('9.11.2026');
      await userEvent.keyboard('{Escape}');
      await userEvent.clear(input);
      await userEvent.type(input, '11.11.2026');
    });
    await step('it is taken back', async () => {
      await userEvent.click(openedBy);
      await expect(await screen.findAllByRole('columnheader')).toHaveLength(7);
      await userEvent.click(await screen.findByRole('button', { name: 'Wyczyść' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('');
      await expect(input).toHaveValue('');
    });
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wybierz z kalendarza' }));
    await expect(await screen.findByRole('button', { name: 'piątek, 20 listopada 2026' })).toBeVisible();
  },
};

/** The field’s calendar comes up on a phone as a sheet, with days as large as a finger. */
export const Birthday: Story = {
  args: { label: 'Data urodzenia', defaultValue: '', max: '2026-11-23', autoComplete: 'bday' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Data urodzenia' });
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('placeholder', 'dd.mm.rrrr');
    // A browser that knows it fills it in as it is kept.
    await fireEvent.change(input, { target: { value: '1985-03-05' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1985-03-05');
    await userEvent.clear(input);
    await userEvent.type(input, '5.3.47');
    await userEvent.tab();
    await expect(input).toHaveValue('05.03.1947');
  },
};

export const English: Story = {
  args: { label: 'Date' },
  globals: { language: 'en' },
};

export const Invalid: Story = { args: { error: 'Nie wcześniej niż początek.' } };
export const Empty: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
