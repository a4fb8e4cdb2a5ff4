import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { media } from '../../theme/media.ts';
import { Button } from '../Button/Button.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './Dialog.css.ts';
import { Dialog } from './Dialog.tsx';

function Opened({ open: initial, ...args }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dodaj opiekuna</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Dialog,
  argTypes: { size: { options: Object.keys(styles.size), control: 'select' } },
  render: (args) => <Opened {...args} />,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Nowy opiekun',
    description: 'Osoba, która działa w imieniu niepełnoletniego ucznia.',
    children: (
      <Stack space={16}>
        <TextField label="Imię i nazwisko" required />
        <TextField label="Telefon" type="tel" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Anuluj</Button>
        <Button variant="primary">Dodaj</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Dodaj opiekuna' });
    await step('opens with the focus in the first field', async () => {
      await userEvent.click(trigger);
      await expect(screen.getByRole('dialog', { name: 'Nowy opiekun' })).toHaveAccessibleDescription(
        /niepełnoletniego/,
      );
      await expect(screen.getByRole('textbox', { name: 'Imię i nazwisko' })).toHaveFocus();
    });
    await step(
      'the close button gives the focus back to the trigger, and what was typed is gone',
      async () => {
        await userEvent.type(screen.getByRole('textbox', { name: 'Imię i nazwisko' }), 'Ewa');
        await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(trigger).toHaveFocus();
        await waitFor(() => expect(screen.queryByText('Imię i nazwisko')).not.toBeInTheDocument());
      },
    );
  },
};

export const Open: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Nowy opiekun' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A question waits for its answer, which only the buttons give. */
export const AsksForAnAnswer: Story = {
  args: {
    open: true,
    role: 'alertdialog',
    dismissible: false,
    title: 'Kod zapasowy zapisany?',
    description: 'Nie pokażemy go drugi raz.',
    children: undefined,
    actions: <Button variant="primary">Tak, mam go</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Kod zapasowy zapisany?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  },
};

/** The dialog fades in; for a person who asked for less motion it is there at once, however slowly frames come. */
export const LessMotion: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { hidden: true });
    const opacityOnceOpen = new Promise((resolve) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        resolve(getComputedStyle(dialog).opacity);
      }).observe(dialog, { attributeFilter: ['open'] });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj opiekuna' }));
    await expect(await opacityOnceOpen).toBe(matchMedia(media.lessMotion).matches ? '1' : '0');
  },
};

export const FirstFocusInAChoice: Story = {
  args: {
    children: (
      <SegmentedControl
        label="Jak długo"
        defaultValue="week"
        options={[
          { value: 'one', label: 'Ten trening' },
          { value: 'week', label: 'Tydzień' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj opiekuna' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Tydzień' })).toHaveFocus());
  },
};

function Stacked() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <Button onClick={() => setDepth(1)}>Egzamin</Button>
      {depth > 0 && (
        <Dialog open onOpenChange={() => setDepth(0)} title="Egzamin">
          <Button onClick={() => setDepth(2)}>Otwórz zapisy</Button>
          {depth > 1 && (
            <Dialog open onOpenChange={() => setDepth(1)} title="Otworzyć zapisy?">
              <Button onClick={() => setDepth(0)}>Otwórz</Button>
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}

/** One that goes together with the one it stands in leads back to where that one came from. */
export const OneInAnother: Story = {
  render: () => <Stacked />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Egzamin' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Otwórz zapisy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Otwórz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

/** Waits until the content is measured, and can be scrolled by keys. */
async function untilReachedByKeys(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toBeInTheDocument());
}

export const LongContent: Story = {
  args: { open: true, size: 'large', children: <p>{'Regulamin klubu. '.repeat(600)}</p> },
  play: async () => untilReachedByKeys(await screen.findByRole('dialog')),
};

/** A dialog has nearly all of the height of a window that is magnified to twice its size. */
export const LowWindow: Story = {
  args: { ...LongContent.args },
  parameters: {
    viewport: { options: { low: { name: 'Low', styles: { width: '640px', height: '400px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.offsetHeight).toBe(innerHeight - 16));
    await untilReachedByKeys(dialog);
  },
};

export const LongNames: Story = {
  args: {
    open: true,
    size: 'small',
    title: 'Przeniesienie wszystkich treningów serii do innej sali na czas remontu',
  },
};
