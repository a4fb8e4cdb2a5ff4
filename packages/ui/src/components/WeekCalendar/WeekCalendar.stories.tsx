import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { type CalendarItem, WeekCalendar } from './WeekCalendar.tsx';

export const weekItems: CalendarItem[] = [
  {
    id: '1',
    day: '2026-11-16',
    start: '17:00',
    end: '18:00',
    title: 'Aikido dzieci',
    detail: 'Szkoła nr 47',
    href: '#1',
  },
  {
    id: '2',
    day: '2026-11-16',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    detail: 'Dojo Wrzeszcz',
    href: '#2',
  },
  {
    id: '3',
    day: '2026-11-17',
    start: '18:00',
    end: '19:30',
    title: 'Młodzież',
    detail: 'Hala Oliwa',
    href: '#3',
  },
  {
    id: '4',
    day: '2026-11-17',
    start: '18:30',
    end: '20:00',
    title: 'Broń: bokken i jo',
    detail: 'Dojo Wrzeszcz',
    href: '#4',
  },
  {
    id: '5',
    day: '2026-11-18',
    start: '17:00',
    end: '18:00',
    title: 'Aikido dzieci',
    detail: 'Szkoła nr 47',
    tone: 'danger',
    status: 'Odwołany',
    struck: true,
    href: '#5',
  },
  {
    id: '6',
    day: '2026-11-18',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    tone: 'danger',
    status: 'Odwołany',
    struck: true,
    href: '#6',
  },
  {
    id: '7',
    day: '2026-11-19',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    detail: 'Dojo Wrzeszcz',
    tone: 'neutral',
    status: '14 osób',
    href: '#7',
  },
  {
    id: '8',
    day: '2026-11-20',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    detail: 'Dojo Wrzeszcz',
    href: '#8',
  },
  {
    id: '9',
    day: '2026-11-21',
    start: '10:00',
    end: '14:00',
    title: 'Seminarium: kokyu-nage',
    detail: 'Hala Oliwa',
    href: '#9',
  },
];

const meta = {
  title: 'Training/WeekCalendar',
  component: WeekCalendar,
  decorators: [
    (Story) => (
      <Card padding="none" bleed>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Treningi, 16–22 listopada 2026',
    week: '2026-11-16',
    items: weekItems,
    today: '2026-11-20',
    now: '18:12',
    daysOff: { '2026-11-18': 'Remont sali' },
    emptyLabel: 'Brak treningów',
  },
} satisfies Meta<typeof WeekCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /piątek.*20 listopada/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seminarium: kokyu-nage' })).toHaveAttribute('href', '#9');
  },
};

export const Empty: Story = { args: { items: [], daysOff: {} } };
export const Loading: Story = { args: { items: [], loading: true, daysOff: {} } };

export const Crowded: Story = {
  args: {
    items: weekItems.flatMap((item) => [
      item,
      { ...item, id: `${item.id}b`, title: 'Grupa początkująca', end: item.end },
      { ...item, id: `${item.id}c`, title: 'Sekcja seniorów', start: item.start.replace(':30', ':45') },
    ]),
  },
};

/** Beside an open drawer, say: days get as wide as what takes place at once needs, and the week is scrolled. */
export const CrowdedInLittleRoom: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: weekItems.flatMap((item) =>
      ['Dzieci', 'Młodzież', 'Dorośli', 'Broń', 'Seniorzy'].map((title, at) => ({
        ...item,
        id: `${item.id}-${at}`,
        title,
      })),
    ),
  },
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('link')
      .map((link) => link.closest('li')?.getBoundingClientRect().width ?? 0);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
  },
};

export const LongNames: Story = {
  args: {
    items: weekItems.map((item) => ({
      ...item,
      title: 'Przygotowanie do egzaminu na pierwszy stopień mistrzowski',
      detail: 'Ogólnokształcące Liceum Sportowe im. Mariusza Zaruskiego',
    })),
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Trainings, 16–22 November 2026' },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak treningów')).toBeVisible();
    const [monday, tuesday] = canvas.getAllByRole('heading');
    await expect(monday?.getBoundingClientRect().left).toBe(tuesday?.getBoundingClientRect().left);
  },
};
