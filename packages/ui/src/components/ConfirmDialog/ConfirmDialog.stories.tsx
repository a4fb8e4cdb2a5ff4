import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ItemList } from '../ItemList/ItemList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onSubmitAround = fn((event: FormEvent) => event.preventDefault());

function Asked({ open: initial, ...args }: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Usuń</Button>
      <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: ConfirmDialog,
  render: (args) => <Asked {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Usunąć dzień wolny?',
    description: 'Trzy treningi, które odwołał, zostaną przywrócone.',
    confirmLabel: 'Usuń dzień wolny',
    tone: 'danger',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć dzień wolny?' });
    await expect(dialog).toHaveAccessibleDescription(/Trzy treningi/);
    await expect(screen.getByRole('button', { name: 'Anuluj' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Usuń dzień wolny' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Enter in a field is the deed, not what a form around the dialog would do. */
export const WithField: Story = {
  args: { children: <TextField label="Powód" />, onConfirm: fn() },
  render: (args) => (
    <form onSubmit={onSubmitAround}>
      <Asked {...args} />
      <button type="submit">Zapisz</button>
    </form>
  ),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Powód' }), 'Remont{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await expect(onSubmitAround).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WithConsequences: Story = {
  args: {
    tone: 'default',
    title: 'Dodać dzień wolny?',
    description: 'Te treningi zostaną odwołane, a zapisani dostaną wiadomość:',
    confirmLabel: 'Dodaj i odwołaj 2 treningi',
    children: (
      <ItemList
        padding="none"
        label="Odwołane treningi"
        items={[
          { id: '1', title: 'Aikido dzieci', description: 'śr., 18 lis, 17:00' },
          { id: '2', title: 'Aikido dorośli', description: 'śr., 18 lis, 18:30' },
        ]}
      />
    ),
  },
};

export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'Ktoś inny zmienił ten dzień wolny w tym samym czasie.' } };
