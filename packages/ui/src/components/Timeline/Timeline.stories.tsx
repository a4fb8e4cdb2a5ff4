import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { grades } from '../../../.storybook/sample-club.ts';
import { CancelledIcon } from '../../icons/icons.tsx';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Timeline } from './Timeline.tsx';

const mark = ({ name, color }: { name: string; color: string }) => (
  <BeltBadge compact grade={name} color={color} />
);

export const gradeHistory = [
  {
    id: '4',
    title: '3 kyu',
    dateTime: '2026-06-13',
    date: '13 czerwca 2026',
    description: 'Egzamin letni, egzaminator: Paweł Dąbrowski',
    mark: mark(grades.kyu3),
  },
  { id: '3', title: '4 kyu', dateTime: '2025-06-14', date: '14 czerwca 2025', mark: mark(grades.kyu4) },
  { id: '2', title: '5 kyu', dateTime: '2024-12-07', date: '7 grudnia 2024', mark: mark(grades.kyu5) },
  { id: '1', title: 'Dołączenie do klubu', dateTime: '2023-09-04', date: '4 września 2023' },
];

const meta = {
  title: 'Data/Timeline',
  excludeStories: ['gradeHistory'],
  component: Timeline,
  args: { entries: gradeHistory, label: 'Historia stopni' },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    entries: gradeHistory.map((entry) => ({
      ...entry,
      actions: entry.mark && (
        <IconButton size="small" icon={CancelledIcon} label={`Unieważnij ${entry.title}`} />
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    const [line] = canvas.getAllByRole('listitem');
    const button = canvas.getByRole('button', { name: 'Unieważnij 3 kyu' }).getBoundingClientRect();
    const date = canvas.getByText('13 czerwca 2026').getBoundingClientRect();
    // Beside the line, not below it.
    await expect(button.top).toBeLessThan(date.bottom);
    const isRtl = getComputedStyle(canvas.getByRole('list')).direction === 'rtl';
    await expect(isRtl ? date.left - button.right : button.left - date.right).toBeGreaterThanOrEqual(0);
    await expect(line).toContainElement(canvas.getByRole('button', { name: 'Unieważnij 3 kyu' }));
  },
};
function Annullable({ entries, ...args }: ComponentProps<typeof Timeline>) {
  const [gone, setGone] = useState<string>();
  return (
    <Timeline
      {...args}
      entries={entries.map((entry) => ({
        ...entry,
        actions: entry.id !== gone && (
          <IconButton
            icon={CancelledIcon}
            label={`Unieważnij ${entry.title}`}
            onClick={() => setGone(entry.id)}
          />
        ),
      }))}
    />
  );
}

/** What is done with an entry may not be done twice; the keys stay in the list. */
export const ActionGoes: Story = {
  render: (args) => <Annullable {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Unieważnij 3 kyu' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

/** What then has the focus comes into sight. */
export const ActionGoesBelow: Story = {
  render: (args) => (
    <div style={{ paddingBlock: '100vh' }}>
      <Annullable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('button').at(-1);
    last?.focus();
    // The list begins above the window.
    scrollBy(0, last?.getBoundingClientRect().top ?? 0);
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeLessThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveFocus();
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const LongNames: Story = {
  args: {
    entries: gradeHistory.map((entry) => ({
      ...entry,
      title: `${entry.title}: egzamin nadzwyczajny podczas międzynarodowego seminarium`,
      description: 'Komisja w składzie: Paweł Dąbrowski, Katarzyna Kozłowska, Żaneta Krzyżanowska-Wiśniewska',
    })),
  },
};
