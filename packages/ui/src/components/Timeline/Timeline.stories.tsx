import type { Meta, StoryObj } from '@storybook/react-vite';
import { grades } from '../../../.storybook/sample-club.ts';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
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
  component: Timeline,
  args: { entries: gradeHistory, label: 'Historia stopni' },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  args: {
    entries: gradeHistory.map((entry) => ({
      ...entry,
      title: `${entry.title}: egzamin nadzwyczajny podczas międzynarodowego seminarium`,
      description: 'Komisja w składzie: Paweł Dąbrowski, Katarzyna Kozłowska, Żaneta Krzyżanowska-Wiśniewska',
    })),
  },
};
