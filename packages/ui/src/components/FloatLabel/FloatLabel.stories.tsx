import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MailIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FloatLabel, type FloatLabelVariant } from './FloatLabel.tsx';

const meta = {
  title: 'Fields/FloatLabel',
  tags: ['new'],
  component: FloatLabel,
  args: { children: <TextField label="Imię i nazwisko" required /> },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof FloatLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How far above the middle of its box a label stands. */
function risen(input: HTMLElement): number {
  const label = document.querySelector(`label[for="${input.id}"]`) as HTMLElement;
  const middle = (element: HTMLElement) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  return middle(input) - middle(label);
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: /Imię i nazwisko/ });
    await step('in the box while it is empty', async () => {
      await expect(Math.abs(risen(field))).toBeLessThan(2);
    });
    await step('above what is written, also when the focus has left', async () => {
      await userEvent.click(field);
      await expect(risen(field)).toBeGreaterThan(8);
      await userEvent.keyboard('Łucja Mścichowska');
      await userEvent.tab();
      await expect(risen(field)).toBeGreaterThan(8);
    });
    await step('and back', async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(Math.abs(risen(field))).toBeLessThan(2);
    });
  },
};

export const OnTheOutline: Story = {
  args: { variant: 'on' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(Math.abs(risen(field))).toBeLessThan(2);
    await userEvent.click(field);
    await expect(risen(field)).toBeGreaterThan(12);
  },
};

function Several({ variant }: { variant: FloatLabelVariant }) {
  return (
    <form aria-label="Zgłoszenie">
      <Stack space={16}>
        <FloatLabel variant={variant}>
          <TextField label="E-mail" type="email" icon={MailIcon} hint="Odpiszemy na ten adres." />
        </FloatLabel>
        <FloatLabel variant={variant}>
          <PasswordField
            label="Hasło"
            autoComplete="new-password"
            error="Za krótkie: co najmniej 12 znaków."
          />
        </FloatLabel>
        <FloatLabel variant={variant}>
          <Select
            label="Sekcja"
            emptyLabel=""
            options={[
              { value: 'adults', label: 'Dorośli' },
              { value: 'youth', label: 'Młodzież' },
            ]}
          />
        </FloatLabel>
        <FloatLabel variant={variant}>
          <TextArea label="O sobie" />
        </FloatLabel>
        <FloatLabel variant={variant}>
          <TextField label="Numer członkowski" defaultValue="0142" disabled />
        </FloatLabel>
        <Button type="reset">Wyczyść</Button>
      </Stack>
    </form>
  );
}

export const EveryField: Story = {
  render: () => <Several variant="in" />,
  play: async ({ canvas, step }) => {
    const mail = canvas.getByRole('textbox', { name: 'E-mail' });
    await step('what a reset takes away brings the label back', async () => {
      await userEvent.type(mail, 'lucja@example.org');
      await expect(risen(mail)).toBeGreaterThan(8);
      await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
      await expect(mail).toHaveValue('');
      await expect(Math.abs(risen(mail))).toBeLessThan(2);
    });
  },
};

export const EveryFieldOnTheOutline: Story = { render: () => <Several variant="on" /> };

export const FilledStyle: Story = { ...EveryField, globals: { inputStyle: 'filled' }, play: async () => {} };
export const RightToLeft: Story = {
  render: () => <Several variant="on" />,
  globals: { dir: 'rtl' },
};
