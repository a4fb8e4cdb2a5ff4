import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EditIcon, TrashIcon } from '../../icons/icons.tsx';
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

export const Compact: Story = { args: { compact: true } };
