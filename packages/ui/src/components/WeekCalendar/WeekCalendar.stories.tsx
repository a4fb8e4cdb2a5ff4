import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { type CalendarItem, WeekCalendar } from './WeekCalendar.tsx';

export const weekItems: CalendarItem[] = [
  {
    id: '1',
    group: 'kids',
    day: '2026-11-16',
    start: '17:00',
    end: '18:00',
    title: 'Aikido dzieci',
    detail: 'Szkoła nr 47',
    href: '#1',
  },
  {
    id: '2',
    group: 'adult',
    day: '2026-11-16',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    detail: 'Dojo Wrzeszcz',
    href: '#2',
  },
  {
    id: '3',
    group: 'youth',
    day: '2026-11-17',
    start: '18:00',
    end: '19:30',
    title: 'Młodzież',
    detail: 'Hala Oliwa',
    href: '#3',
  },
  {
    id: '4',
    group: 'weapons',
    day: '2026-11-17',
    start: '18:30',
    end: '20:00',
    title: 'Broń: bokken i jo',
    detail: 'Dojo Wrzeszcz',
    href: '#4',
  },
  {
    id: '5',
    group: 'kids',
    day: '2026-11-18',
    start: '17:00',
    end: '18:00',
    title: 'Aikido dzieci',
    detail: 'Szkoła nr 47',
    status: 'Odwołany',
    struck: true,
    href: '#5',
  },
  {
    id: '6',
    group: 'adult',
    day: '2026-11-18',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    status: 'Odwołany',
    struck: true,
    href: '#6',
  },
  {
    id: '7',
    group: 'adult',
    day: '2026-11-19',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    detail: 'Dojo Wrzeszcz',
    status: '14 osób',
    href: '#7',
  },
  {
    id: '8',
    group: 'adult',
    day: '2026-11-20',
    start: '18:30',
    end: '20:00',
    title: 'Aikido dorośli',
    detail: 'Dojo Wrzeszcz',
    href: '#8',
  },
  {
    id: '9',
    group: 'open',
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
  excludeStories: ['weekItems'],
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
    foldLabel: (from, to) => `${from}–${to} bez zajęć`,
  },
} satisfies Meta<typeof WeekCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /piątek.*20 listopada/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Seminarium: kokyu-nage, sobota, 21 listopada, \d\d:00–\d\d:00$/ }),
    ).toHaveAttribute('href', '#9');
    // From the first training on, and without the hours between Saturday's seminar and the evenings.
    await expect(canvas.getByText('10:00', { selector: '[aria-hidden] *' })).toBeVisible();
    await expect(canvas.getByText('14:15–16:45 bez zajęć')).toBeVisible();
    await expect(canvas.queryByText('15:00')).toBeNull();
    const looksOf = (name: string) => {
      const [link] = canvas.getAllByRole('link', { name: (said) => said.startsWith(name) });
      return getComputedStyle(link?.closest('li') as HTMLElement);
    };
    const hues = [
      'Aikido dzieci',
      'Młodzież',
      'Aikido dorośli',
      'Broń: bokken i jo',
      'Seminarium: kokyu-nage',
    ];
    await expect(new Set(hues.map((name) => looksOf(name).borderInlineStartColor)).size).toBe(hues.length);
  },
};

export const Cancelled: Story = {
  args: { items: weekItems.filter(({ struck }) => struck) },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { backgroundImage } = getComputedStyle(link.closest('li') as HTMLElement);
      await expect(backgroundImage).toContain('repeating-linear-gradient');
      await expect(getComputedStyle(link.parentElement as HTMLElement).textDecorationLine).toBe(
        'line-through',
      );
    }
  },
};

/** The line of the time now never goes over what is written: it passes behind the trainings of today. */
export const RunningNow: Story = {
  args: { now: '19:05' },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getAllByRole('link', { name: /^Aikido dorośli, / }).at(-1) as HTMLElement;
    const box = title.closest('li') as HTMLElement;
    await expect(box.dataset.running).toBe('true');
    box.scrollIntoView();
    const { left, right, top, height } = box.getBoundingClientRect();
    const line = canvasElement.querySelector('li[aria-hidden]')?.getBoundingClientRect() as DOMRect;
    const middle = line.top + line.height / 2;
    await expect(middle).toBeGreaterThan(top);
    await expect(middle).toBeLessThan(top + height);
    await expect(box.contains(document.elementFromPoint((left + right) / 2, middle))).toBe(true);
    // The time stands on the axis, in place of the hour it would cover.
    await expect(canvas.getAllByText('19:05')[0]).toBeVisible();
    await expect(canvas.queryByText('19:00', { selector: '[aria-hidden] > div' })).toBeNull();
  },
};

/** Where there is little room, whole lines are left out and whole words go to the next line. */
export const Short: Story = {
  args: {
    items: [30, 45, 60, 75, 90].map((minutes, at): CalendarItem => {
      const end = 17 * 60 + minutes;
      return {
        id: String(minutes),
        day: `2026-11-${16 + at}`,
        start: '17:00',
        end: `${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`,
        title: 'Aikido dla początkujących',
        detail: 'Szkoła nr 47',
        status: '12 zapisanych',
        group: 'kids',
        href: `#${minutes}`,
      };
    }),
    daysOff: {},
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const box = link.closest('li') as HTMLElement;
      const lines = box.firstElementChild as HTMLElement;
      await expect(lines.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        box.getBoundingClientRect().bottom,
      );
      const line = Number.parseFloat(getComputedStyle(lines).lineHeight);
      const cut = (lines.clientHeight / line) % 1;
      await expect(Math.min(cut, 1 - cut)).toBeLessThan(0.05);
    }
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

async function expectWholeWords(links: readonly HTMLElement[]): Promise<void> {
  for (const link of links) {
    const text = link.firstChild as Text;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      await expect(range.getClientRects(), word).toHaveLength(1);
    }
  }
}

/** What takes place at once stands beside each other, and no word of it is broken. */
export const AtOnce: Story = {
  args: {
    items: ['Grupa początkująca', 'Sekcja seniorów', 'Przygotowanie do egzaminu'].map((title, at) => ({
      id: title,
      day: '2026-11-16',
      start: '18:00',
      end: '20:30',
      title,
      group: 'kids',
      href: `#${at}`,
    })),
    daysOff: {},
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.getBoundingClientRect().left)).size).toBe(links.length);
    await expectWholeWords(links);
  },
};

/** Days get as wide as what takes place at once needs, beside an open drawer, say, and the week is scrolled. */
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

const onTablet = (width: number): Story => ({
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Story) => (
      <div style={{ width }}>
        <Story />
      </div>
    ),
  ],
});
const besideMenu = onTablet(735);

/** The longest holiday is written out under its day beside an open menu, and no day is left outside. */
export const LongDayOff: Story = {
  ...besideMenu,
  args: {
    items: weekItems
      .filter(({ day }, at) => weekItems.findIndex((item) => item.day === day) === at)
      .map((item) => ({ ...item, title: 'Dorośli – zaawansowani' })),
    daysOff: { '2026-11-22': 'Wniebowzięcie Najświętszej Maryi Panny' },
  },
  play: async ({ canvas }) => {
    const why = canvas.getByText('Wniebowzięcie Najświętszej Maryi Panny');
    await expect(why.scrollHeight).toBeLessThanOrEqual(why.clientHeight);
    await expect(why.scrollWidth).toBeLessThanOrEqual(why.clientWidth);
    const head = canvas.getByRole('heading', { name: /niedziela/ });
    await expect(why.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    const days = head.closest('ol');
    await expect(days?.scrollWidth).toBe(days?.clientWidth);
  },
};

/** A weekend is narrow beside an open menu: a time is written whole, or only its start is. */
export const NarrowWeekend: Story = {
  ...besideMenu,
  args: {
    items: Array.from({ length: 7 }, (_, at) => ({
      id: String(at),
      day: `2026-11-${16 + at}`,
      // As wide as figures get.
      start: '20:00',
      end: '20:40',
      title: at < 5 ? 'Dorośli – zaawansowani' : 'Jo i bokken',
      href: `#${at}`,
    })),
    daysOff: {},
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('link').map((link) => link.closest('li')?.firstElementChild);
    for (const box of lines) await expect(box?.scrollWidth).toBe(box?.clientWidth);
    const ends = lines.map((box) => box?.firstElementChild?.firstElementChild);
    for (const end of ends.slice(0, 5)) await expect(end).toBeVisible();
    for (const end of ends.slice(5)) await expect(end).not.toBeVisible();
  },
};

/** A small tablet: no word is broken, and no day is left outside. */
export const SmallTablet: Story = {
  ...onTablet(672),
  args: {
    items: weekItems
      .map((item) => ({
        ...item,
        title: item.day < '2026-11-21' ? 'Dorośli – zaawansowani' : 'Trening otwarty',
      }))
      .filter(({ id }) => id !== '4'),
  },
  play: async ({ canvas }) => {
    await expectWholeWords(canvas.getAllByRole('link'));
    const days = canvas.getByRole('heading', { name: /niedziela/ }).closest('ol');
    await expect(days?.scrollWidth).toBe(days?.clientWidth);
  },
};

/** What a desktop shows at twice its size has no room for seven days beside each other: none is out of sight. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified' } },
  args: { ...SmallTablet.args },
  play: async ({ canvas }) => {
    const days = canvas.getByRole('heading', { name: /niedziela/ }).closest('ol');
    await expect(days?.scrollWidth).toBe(days?.clientWidth);
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
