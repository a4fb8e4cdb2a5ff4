import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  AwardIcon,
  BeltIcon,
  BuildingIcon,
  CalendarIcon,
  HomeIcon,
  KeyIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from '../../icons/icons.tsx';
import { type MenuGroup, type MenuItem, SideMenu } from './SideMenu.tsx';

const forAdmins = 'Menu:Administration4Admin';

const groups: MenuGroup<MenuItem>[] = [
  { items: [{ label: 'Pulpit', href: '/dashboard', icon: HomeIcon }] },
  {
    label: 'Administracja',
    right: 'Menu:Administration',
    items: [
      { label: 'Użytkownicy', href: '/adm/user', icon: UserIcon, right: forAdmins, count: 2 },
      { label: 'Miejsca', href: '/adm/workplace', icon: BuildingIcon, right: forAdmins },
      {
        label: 'Dojo',
        icon: BeltIcon,
        items: [
          { label: 'Treningi', href: '/dojo/training', icon: CalendarIcon, current: true },
          { label: 'Uczniowie', href: '/dojo/student', icon: UsersIcon },
          { label: 'Egzaminy', href: '/dojo/exam', icon: AwardIcon },
        ],
      },
    ],
  },
  {
    label: 'Prawa',
    right: ['Menu:Rights', 'Menu:Developer'],
    items: [
      { label: 'Grupy', href: '/adm/groupright', icon: ShieldIcon, right: 'Menu:Rights4Admin' },
      { label: 'Prawa grup', href: '/adm/rightto', icon: KeyIcon, right: 'Menu:Rights4Admin' },
    ],
  },
];

const meta = {
  title: 'Layout/SideMenu',
  component: SideMenu,
  args: { groups },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof SideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const branch = canvas.getByRole('button', { name: 'Dojo' });
    await step('the way to where we are is open, and marked', async () => {
      await expect(branch).toHaveAttribute('aria-expanded', 'true');
      await expect(branch).toHaveAttribute('data-trail');
      await expect(canvas.getByRole('link', { name: 'Treningi' })).toHaveAttribute('aria-current', 'page');
    });
    await step('closed, its entries are out of the tab order', async () => {
      await userEvent.click(branch);
      await expect(branch).toHaveAttribute('aria-expanded', 'false');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Grupy' })).toHaveFocus();
    });
    await step('and Enter opens it again', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: 'Uczniowie' })).toBeVisible();
    });
  },
};

/** What a person has no right to is not there, nor what is left empty by that. */
export const ByRights: Story = {
  args: { isAllowed: (right) => right === 'Menu:Administration' || right === 'Menu:Developer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Administracja')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Treningi' })).toBeVisible();
    await expect(canvas.queryByText('Użytkownicy')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Prawa')).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    groups: [
      {
        label: 'Administracja stowarzyszenia i jego oddziałów',
        items: [
          {
            label: 'Przygotowanie do egzaminów na stopnie mistrzowskie',
            href: '/dojo/exam',
            icon: AwardIcon,
            current: true,
            count: 120,
          },
        ],
      },
    ],
  },
};
