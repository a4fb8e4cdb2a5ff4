import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditIcon, TrashIcon } from '../../icons/icons.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { MenuButton } from './MenuButton.tsx';

const onEdit = fn();

const meta = {
  title: 'Actions/MenuButton',
  component: MenuButton,
  args: {
    label: 'Więcej',
    entries: [
      { label: 'Zmień', icon: EditIcon, onSelect: onEdit },
      { label: 'Usuń', icon: TrashIcon, tone: 'danger', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Waits until the code of the menu is there, and what React makes of it. */
async function codeIsThere(): Promise<void> {
  await import('../DropdownMenu/DropdownMenu.tsx');
  await new Promise((resolve) => setTimeout(resolve, 50));
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first click opens the menu, though its code is not there yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Więcej' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Zmień' }));
      await expect(onEdit).toHaveBeenCalledOnce();
    });
    await step('the focus is back on the button', async () => {
      await expect(canvas.getByRole('button', { name: 'Więcej' })).toHaveFocus();
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline space={12}>
      <MenuButton {...args} variant="secondary" />
      <MenuButton {...args} variant="primary" />
      <MenuButton {...args} variant="quiet" />
      <MenuButton {...args} variant="danger" />
      <MenuButton {...args} variant="secondary" size="small" />
      <MenuButton {...args} compact variant="secondary" size="small" />
    </Inline>
  ),
};

/** The menu's code arrives while the button is held, or has the focus: it is still the same button. */
export const CodeComesLater: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Więcej' });
    const user = userEvent.setup();
    await step('the focus stays on it', async () => {
      await user.tab();
      await codeIsThere();
      await expect(button).toHaveFocus();
    });
    await step('a press that began before opens the menu when it ends', async () => {
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      await codeIsThere();
      await user.pointer({ keys: '[/MouseLeft]' });
      await expect(await screen.findByRole('menuitem', { name: 'Zmień' })).toBeVisible();
    });
    await step('so do the keys', async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Więcej' })).toHaveFocus());
      await user.keyboard('{ArrowDown}');
      const first = await screen.findByRole('menuitem', { name: 'Zmień' });
      await waitFor(() => expect(first).toHaveFocus());
    });
  },
};

async function openByKey(canvas: Canvas, key: string): Promise<void> {
  canvas.getByRole('button', { name: 'Więcej' }).focus();
  await userEvent.keyboard(key);
  const first = await screen.findByRole('menuitem', { name: 'Zmień' });
  await waitFor(() => expect(first).toHaveFocus());
}

/** The first entry has the focus when a key opened the menu, the first time too. */
export const ByArrow: Story = { play: ({ canvas }) => openByKey(canvas, '{ArrowDown}') };
export const ByEnter: Story = { play: ({ canvas }) => openByKey(canvas, '{Enter}') };

function Asking(args: ComponentProps<typeof MenuButton>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <MenuButton {...args} entries={[{ label: 'Zmień', onSelect: () => setAsking(true) }]} />
      {isAsking && (
        <Dialog open title="Zmiana" onOpenChange={setAsking}>
          Co zmienić?
        </Dialog>
      )}
    </>
  );
}

/** What an entry opens gives the focus back to the button: the entry has gone by then. */
export const OpensADialog: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await openByKey(canvas, '{Enter}');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Zmiana' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Więcej' })).toHaveFocus());
  },
};

export const Compact: Story = { args: { compact: true } };
