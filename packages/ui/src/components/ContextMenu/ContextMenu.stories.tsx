import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EditIcon, TrashIcon } from '../../icons/icons.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const onEdit = fn();

const meta = {
  title: 'Overlays/ContextMenu',
  tags: ['new'],
  component: ContextMenu,
  args: {
    children: (
      <Card title="Aikido dorośli">
        <Text>Piątek, 18:30</Text>
      </Card>
    ),
    entries: [
      { label: 'Zmień', icon: EditIcon, onSelect: onEdit },
      'separator',
      { label: 'Odwołaj trening', icon: TrashIcon, tone: 'danger', onSelect: fn() },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.contextMenu(canvas.getByText('Piątek, 18:30'), { clientX: 60, clientY: 60 });
    await screen.findByRole('menu');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Zmień' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByText('Piątek, 18:30'), { clientX: 60, clientY: 60 });
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** Shift-F10 and the menu key do at the focus what the other mouse button does at the pointer. */
export const Keyboard: Story = {
  args: { children: <Link href="#training">Aikido dorośli</Link> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await fireEvent.contextMenu(link);
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Odwołaj trening' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(link).toHaveFocus());
  },
};
