import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MailIcon } from '../../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Nazwa treningu', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nazwa treningu'), 'Jo');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Jo');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nazwa treningu' })).toBeRequired();
  },
};

export const States: Story = {
  render: () => (
    <Stack space={16}>
      <TextField label="Imię" defaultValue="Żaneta" />
      <TextField label="Numer członkowski" hint="Nadaje go klub, potem się nie zmienia." />
      <TextField label="Kod pocztowy" defaultValue="80-2" error="Kod ma postać 00-000." required />
      <TextField label="E-mail" type="email" icon={MailIcon} placeholder="imie@example.org" />
      <TextField label="Nazwa użytkownika" defaultValue="admin" disabled />
      <TextField label="Wersja" defaultValue="7" readOnly />
    </Stack>
  ),
};

/** A label is read alone where what is around shows what the field is for. */
export const LabelHidden: Story = {
  args: { labelHidden: true, placeholder: 'np. Aikido dorośli' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nazwa treningu' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    label: 'Imię i nazwisko osoby, do której dzwonimy w nagłym wypadku podczas treningu lub wyjazdu',
    error:
      'Podaj imię i nazwisko w całości, ponieważ ratownicy zapytają o nie, zanim udzielą informacji o stanie zdrowia.',
    defaultValue: 'K.',
  },
};
