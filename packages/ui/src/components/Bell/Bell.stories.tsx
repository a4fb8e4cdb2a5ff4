import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ItemList } from '../ItemList/ItemList.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Bell, type BellProps } from './Bell.tsx';

const meta = {
  title: 'Layout/Bell',
  tags: ['new'],
  component: Bell,
  args: { count: 3, label: 'Powiadomienia: 3 nieprzeczytane', onClick: fn() },
} satisfies Meta<BellProps>;
export default meta;

type Story = StoryObj<BellProps>;

export const Unread: Story = {
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Powiadomienia: 3 nieprzeczytane' });
    await userEvent.click(canvas.getByText('3'), { pointerEventsCheck: 0 });
    await userEvent.click(bell);
    await expect(args.onClick).toHaveBeenCalled();
  },
};

export const Many: Story = {
  args: { count: 120, label: 'Powiadomienia: 120 nieprzeczytanych' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** Nothing stands on it where nothing is new. */
export const AllRead: Story = {
  args: { count: 0, label: 'Powiadomienia' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

const notices = [
  {
    id: '1',
    title: 'Trening odwołany: Aikido dla początkujących',
    description: ['wtorek, 24 listopada, 18:00', 'Awaria ogrzewania', '5 minut temu'],
    href: '#1',
  },
  { id: '2', title: 'Nowy stopień: 5 kyu', description: ['Staś', 'wczoraj'], href: '#2' },
  { id: '3', title: 'Logowanie z nowego urządzenia: Firefox, Linux', description: 'wczoraj', href: '#3' },
];

function Notices() {
  const [unread, setUnread] = useState<readonly string[]>(['1', '2']);
  return (
    <Popover
      sheet
      align="end"
      label="Powiadomienia"
      trigger={
        <Bell
          count={unread.length}
          label={unread.length > 0 ? `Powiadomienia: ${unread.length} nieprzeczytane` : 'Powiadomienia'}
        />
      }
    >
      {(close) => (
        <Stack space={8}>
          <ItemList
            label="Powiadomienia"
            padding="none"
            items={notices.map((item) => ({
              ...item,
              mark: unread.includes(item.id) ? 'Nieprzeczytane' : undefined,
              onOpen: () => {
                setUnread(unread.filter((id) => id !== item.id));
                close();
              },
            }))}
          />
          <Button onClick={() => setUnread([])}>Oznacz wszystkie jako przeczytane</Button>
        </Stack>
      )}
    </Popover>
  );
}

/** What it opens: the newest first, what is new marked, each leading to what it is about. */
export const WithNotices: Story = {
  render: () => <Notices />,
  play: async ({ canvas, step }) => {
    const bell = () => canvas.getByRole('button', { name: /^Powiadomienia/ });
    await step('opens with the focus on the newest', async () => {
      await userEvent.click(bell());
      await waitFor(() =>
        expect(screen.getByRole('link', { name: /^Nieprzeczytane Trening/ })).toHaveFocus(),
      );
    });
    await step('following one closes it, and it is read', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      const link = screen.getByRole('link', { name: /Nowy stopień/ });
      link.addEventListener('click', followed);
      await userEvent.click(link);
      await expect(followed).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bell()).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane');
    });
    await step('all are read at once', async () => {
      await userEvent.click(bell());
      await userEvent.click(screen.getByRole('button', { name: /^Oznacz/ }));
      await expect(bell()).toHaveAccessibleName('Powiadomienia');
      await expect(screen.queryByRole('img', { name: 'Nieprzeczytane' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect(bell()).toHaveFocus();
    });
  },
};

export const WithNothing: Story = {
  render: () => (
    <Popover defaultOpen align="end" label="Powiadomienia" trigger={<Bell count={0} label="Powiadomienia" />}>
      <EmptyState title="Nic nowego" description="Tu zobaczysz, co dotyczy Ciebie i Twoich dzieci." />
    </Popover>
  ),
};
