import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

function Opened({ open: initial, ...args }: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Jan Lis</Button>
      <Drawer {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Drawer,
  render: (args) => <Opened {...args} />,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Jan Lis',
    description: 'W klubie od 4 września 2023',
    children: (
      <DescriptionList
        items={[
          { term: 'Sekcja', value: 'dzieci' },
          { term: 'Miejsce', value: 'Szkoła nr 47' },
        ]}
      />
    ),
    actions: <Button variant="primary">Otwórz</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Jan Lis' });
    await userEvent.click(trigger);
    await expect(screen.getByRole('dialog', { name: 'Jan Lis' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await expect(trigger).toHaveFocus();
  },
};

export const LongForm: Story = {
  args: {
    title: 'Nowy uczeń',
    description: undefined,
    children: (
      <Stack space={16}>
        {Array.from({ length: 20 }, (_, index) => `Pole ${index + 1}`).map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jan Lis' }));
    await expect(screen.getByRole('textbox', { name: 'Pole 1' })).toHaveFocus();
  },
};

/** What it opens with is what the keys go on from. */
export const AtATab: Story = {
  args: {
    children: (
      <Tabs
        label="Jan Lis"
        defaultValue="history"
        tabs={[
          { value: 'data', label: 'Dane', content: <TextField label="Imię" defaultValue="Jan" /> },
          { value: 'history', label: 'Historia', content: <Text>Nikt tu jeszcze niczego nie zmienił.</Text> },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jan Lis' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Historia' })).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

/** No button opened it, so the focus has none to come back to. */
export const OpenedByAnAddress: Story = {
  args: { open: true },
  render: (args) => (
    <main tabIndex={-1}>
      <Opened {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** The page stays in use, and moves aside where there is room. */
export const Push: Story = {
  args: {
    push: true,
    tools: (
      <>
        <IconButton size="small" icon={ChevronUpIcon} label="Poprzedni" />
        <IconButton size="small" icon={ChevronDownIcon} label="Następny" />
      </>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Jan Lis' });
    await userEvent.click(trigger);
    const drawer = screen.getByRole('dialog', { name: 'Jan Lis' });
    await step('what is beside it can be pressed', async () => {
      await expect(drawer.matches(':modal')).toBe(false);
      await expect(trigger).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Jan Lis' }));
      await expect(drawer).toHaveAttribute('open');
    });
    await step('Escape closes it, and the focus goes back', async () => {
      screen.getByRole('button', { name: 'Zamknij' }).focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
      await expect(document.documentElement).not.toHaveAttribute('data-drawer-beside');
    });
    await userEvent.click(trigger);
  },
};

export const PushOnPhone: Story = {
  args: { push: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jan Lis' }));
    const drawer = screen.getByRole('dialog', { name: 'Jan Lis' });
    await expect(drawer.matches(':modal')).toBe(true);
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(innerWidth));
  },
};
