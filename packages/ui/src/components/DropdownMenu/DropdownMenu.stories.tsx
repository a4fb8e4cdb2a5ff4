import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EditIcon, TrashIcon, UserIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu, type MenuEntry } from './DropdownMenu.tsx';

const onEdit = fn();

export const entries: MenuEntry[] = [
  { heading: 'Aikido dorośli' },
  { label: 'Zmień', icon: EditIcon, onSelect: onEdit },
  { label: 'Instruktor', icon: UserIcon, href: '#instructor' },
  { label: 'Powiel', disabled: true, onSelect: fn() },
  'separator',
  { label: 'Odwołaj trening', icon: TrashIcon, tone: 'danger', onSelect: fn() },
];

const meta = {
  title: 'Overlays/DropdownMenu',
  excludeStories: ['entries'],
  component: DropdownMenu,
  args: { trigger: <Button>Więcej</Button>, entries, align: 'start' },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Więcej' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Zmień' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
};

/** A space within the name that is typed finds its entry, and is not the page's, which it would scroll. */
export const FoundByName: Story = {
  play: async ({ canvas }) => {
    const leftToPage: string[] = [];
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === ' ' && !defaultPrevented) leftToPage.push(key);
    };
    canvas.getByRole('button', { name: 'Więcej' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Zmień' })).toHaveFocus();
    addEventListener('keydown', listen);
    await userEvent.keyboard('Odwołaj t');
    removeEventListener('keydown', listen);
    await expect(screen.getByRole('menuitem', { name: 'Odwołaj trening' })).toHaveFocus();
    await expect(leftToPage).toEqual([]);
    await userEvent.keyboard('{Escape}');
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
};
