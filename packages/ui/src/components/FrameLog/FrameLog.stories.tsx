import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FrameLog, type FrameLogEntry } from './FrameLog.tsx';

const at = (second: number) => ({
  dateTime: `2026-11-27T18:30:${String(second).padStart(2, '0')}Z`,
  time: `18:30:${String(second).padStart(2, '0')}`,
});

const entries: FrameLogEntry[] = [
  { id: '1', kind: 'note', title: 'Gniazdo otwarte (v12.stomp)', ...at(0) },
  {
    id: '2',
    kind: 'out',
    title: 'CONNECT',
    text: 'CONNECT\naccept-version:1.2,1.1,1.0\nheart-beat:10000,10000\n',
    ...at(0),
  },
  { id: '3', kind: 'in', title: 'CONNECTED', text: 'CONNECTED\nversion:1.2\nserver:tatami\n', ...at(0) },
  {
    id: '4',
    kind: 'out',
    title: 'SEND',
    about: '/app/message',
    text: 'SEND\ndestination:/app/message\n\n{"message":"Czy mnie słychać?"}',
    ...at(4),
  },
  {
    id: '5',
    kind: 'in',
    title: 'MESSAGE',
    about: '/topic/message',
    text: 'MESSAGE\ndestination:/topic/message\n\n{"message":"Czy mnie słychać?"}',
    ...at(4),
  },
  { id: '6', kind: 'note', title: 'Bicie serca: wysłano 3, odebrano 3', ...at(34) },
  { id: '7', kind: 'warning', title: "Broker disconnected, can't send message.", ...at(41) },
];

const meta = {
  title: 'Data/FrameLog',
  tags: ['new'],
  component: FrameLog,
  args: { label: 'Ramki', labels: { in: 'Odebrano', out: 'Wysłano' }, entries },
} satisfies Meta<typeof FrameLog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log', { name: 'Ramki' });
    await step('which way a frame went is read', async () => {
      await expect(within(log).getAllByRole('listitem')[3]).toHaveTextContent(/Wysłano.*SEND/);
    });
    await step('all of a frame is there at a press', async () => {
      const text = canvas.getByText(/destination:\/app\/message/);
      await expect(text).not.toBeVisible();
      await userEvent.click(canvas.getByText('SEND'));
      await expect(text).toBeVisible();
    });
  },
};

export const Empty: Story = {
  args: {
    entries: [],
    children: <EmptyState title="Nic jeszcze nie przeszło" description="Ramki pojawią się tu od razu." />,
  },
};

function Growing({ entries: first }: { entries: readonly FrameLogEntry[] }) {
  const [shown, setShown] = useState(first);
  const more = () =>
    setShown((before) => [
      ...before,
      ...Array.from({ length: 40 }, (_, index) => ({
        id: `more ${before.length + index}`,
        kind: 'in' as const,
        title: 'MESSAGE',
        about: '/topic/message',
        ...at(50),
      })),
    ]);
  return (
    <Stack space={8}>
      <Button onClick={more}>Więcej</Button>
      <FrameLog label="Ramki" labels={{ in: 'Odebrano' }} entries={shown} />
    </Stack>
  );
}

/** A log that grows: it follows the newest, and stays where one has scrolled back to. */
export const Follows: Story = {
  render: ({ entries: first }) => <Growing entries={first} />,
  play: async ({ canvas, step }) => {
    const log = canvas.getByRole('log');
    const more = () => userEvent.click(canvas.getByRole('button', { name: 'Więcej' }));
    const left = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await step('the newest is in sight', async () => {
      await more();
      await waitFor(() => expect(left()).toBeLessThan(2));
    });
    await step('what one reads stays', async () => {
      log.scrollTop = 10;
      await new Promise(requestAnimationFrame);
      await more();
      await expect(log.scrollTop).toBe(10);
    });
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    entries: [
      {
        id: '1',
        kind: 'in',
        title: 'MESSAGE',
        about: '/user/topic/homework-submission',
        text: `MESSAGE\nmessage-id:${'0123456789'.repeat(12)}\n\n{"message":"Konstantynopolitańczykowianeczka"}`,
        ...at(1),
      },
      {
        id: '2',
        kind: 'note',
        title: 'Gniazdo zamknięte przez serwer: przekroczono dopuszczalną liczbę połączeń (kod 4429)',
        ...at(2),
      },
    ],
  },
};
