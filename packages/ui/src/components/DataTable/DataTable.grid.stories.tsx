import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { tableLabels } from '../../labels/pl.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Presence {
  id: string;
  at: number;
  person: string;
  heldOn: string;
  workplace: string;
  minutes: number;
  note: string;
}

const lastNames = ['Łoś', 'Lis', 'Świątek', 'Żak', 'Adamska', 'Ćwik', 'Nowak', 'Ożóg', 'Wróbel', 'Śliwa'];
const firstNames = ['Jan', 'Ewa', 'Łukasz', 'Zofia', 'Paweł', 'Anna', 'Michał', 'Żaneta', 'Piotr', 'Iga'];
const workplaces = ['Dojo Wrzeszcz', 'Szkoła nr 47', 'Hala Oliwa'];

/** Makes as many presences as asked for, always the same. */
const presences = (count: number): Presence[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `presence-${at}`,
    at,
    person: `${lastNames[(at * 7) % 10]} ${firstNames[(at * 3 + Math.floor(at / 10)) % 10]} ${at % 97}`,
    heldOn: new Date(Date.UTC(2024, 0, 1 + (at % 730))).toISOString().slice(0, 10),
    workplace: workplaces[at % 3] ?? '',
    minutes: 60 + (at % 4) * 15,
    note: at % 5 === 0 ? 'Spóźnienie' : '',
  }));

const columns: TableColumn<Presence>[] = [
  {
    id: 'person',
    header: 'Kto',
    width: 220,
    sortable: true,
    filter: 'text',
    cell: (row) => row.person,
    value: (row) => row.person,
  },
  {
    id: 'at',
    header: 'Lp.',
    width: 96,
    align: 'end',
    sortable: true,
    card: 'aside',
    cell: (row) => row.at,
    value: (row) => row.at,
  },
  {
    id: 'heldOn',
    header: 'Kiedy',
    width: 140,
    sortable: true,
    filter: 'date',
    cell: (row) => row.heldOn,
    value: (row) => row.heldOn,
  },
  {
    id: 'workplace',
    header: 'Miejsce',
    width: 200,
    sortable: true,
    cell: (row) => row.workplace,
    value: (row) => row.workplace,
  },
  {
    id: 'minutes',
    header: 'Minuty',
    width: 120,
    align: 'end',
    sortable: true,
    card: 'hidden',
    cell: (row) => row.minutes,
    value: (row) => row.minutes,
  },
  {
    id: 'note',
    header: 'Uwagi',
    width: 320,
    card: 'hidden',
    cell: (row) => row.note,
    value: (row) => row.note,
  },
];

const hundredThousand = presences(100_000);
const rowKey = ({ id }: Presence) => id;
const rowHref = ({ id }: Presence) => `#${id}`;

interface GridProps {
  /** The count as a number: arguments of that size would pass through Storybook’s channel. */
  count: number | undefined;
  height: number;
  onSelectedChange?: (selected: string[]) => void;
}

function Grid({ count, height, onSelectedChange }: GridProps) {
  const rows = useMemo(() => (count === undefined ? undefined : hundredThousand.slice(0, count)), [count]);
  return (
    <Card padding="none" bleed>
      <DataTable
        caption="Obecności"
        client
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowHref={rowHref}
        height={height}
        tools={{
          labels: tableLabels,
          search: true,
          selection: { onSelectedChange, actions: () => <Button size="small">Usuń obecności</Button> },
        }}
        empty={null}
      />
    </Card>
  );
}

const meta = {
  title: 'Data/DataTable/Grid',
  component: Grid,
  subcomponents: { DataTable },
  args: { count: 100_000, height: 480, onSelectedChange: fn() },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const scrollerOf = (grid: HTMLElement) => grid.parentElement as HTMLElement;

/** Pixels of the box that no row covers, as the next frame would paint them. */
function gapIn(grid: HTMLElement): number {
  const scroller = scrollerOf(grid);
  const { top, bottom } = scroller.getBoundingClientRect();
  const head = grid.querySelector('thead')?.getBoundingClientRect();
  let covered = Math.max(top, head && head.height > 2 ? head.bottom : top);
  const rows = [...grid.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
  for (const row of rows.sort((a, b) => a.top - b.top)) {
    if (row.top <= covered + 1) covered = Math.max(covered, row.bottom);
  }
  return Math.max(0, bottom - covered - 1);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

export const HundredThousandRows: Story = {
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Obecności' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(grid.querySelectorAll('tbody tr').length).toBeLessThan(60);

    await step('no frame is blank, however far one scrolls in it', async () => {
      const scroller = scrollerOf(grid);
      const gaps: number[] = [];
      for (let turn = 1; turn <= 12; turn++) {
        // As the compositor does: the place is new before the frame begins, and its event comes with the frame.
        await task();
        scroller.scrollTop += turn <= 6 ? 400 * turn : -70_000 + 997 * turn;
        if (turn % 5 === 0) scroller.scrollTop = scroller.scrollHeight;
        await frame();
        gaps.push(gapIn(grid));
      }
      await expect(gaps.filter((gap) => gap > 0)).toEqual([]);
    });
  },
};

export const SortingHundredThousand: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Obecności' });
    const first = () => grid.querySelector('tbody th')?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Kto' }));
    await waitFor(() => expect(first()).toMatch(/^Adamska/), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('los jan');
    await waitFor(() => expect(first()).toMatch(/^Łoś Jan/), { timeout: 5000 });
  },
};

export const Keyboard: Story = {
  args: { count: 1000 },
  play: async ({ args, canvas, globals, step }) => {
    const { on } = arrowsOf(globals);
    const user = userEvent.setup();
    const grid = canvas.getByRole('grid');
    const followed = fn();
    // Where it leads is not gone to: the story would end.
    grid.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      followed(link.getAttribute('href'));
    });
    const at = () => document.activeElement?.closest<HTMLElement>('[data-at]')?.dataset.at;
    await step('one stop for the Tab key', async () => {
      await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
      await expect(
        [...grid.querySelectorAll<HTMLElement>('a, button, input')].filter(({ tabIndex }) => tabIndex === 0),
      ).toHaveLength(1);
    });
    await step('arrows, Home and End go on from there', async () => {
      grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      await user.keyboard(`{ArrowDown}${on}`);
      await waitFor(() => expect(at()).toBe('1:1'));
      await user.keyboard('{End}');
      await waitFor(() => expect(at()).toBe('1:6'));
      await user.keyboard('{Home}{ArrowUp}{ArrowUp}');
      await waitFor(() => expect(at()).toBe('-1:0'));
    });
    await step('to the end and back, though the rows there were not drawn', async () => {
      await user.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(at()).toBe('999:6'));
      await expect(document.activeElement).toBeVisible();
      await user.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(at()).toBe('0:0'));
      await user.keyboard('{PageDown}');
      await waitFor(() => expect(Number(at()?.split(':')[0])).toBeGreaterThan(5));
      await user.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(at()).toBe('0:0'));
    });
    await step('Space selects, Enter follows, Enter on a head sorts', async () => {
      await user.keyboard(`${on} `);
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['presence-0']);
      await user.keyboard('{Enter}');
      await expect(followed).toHaveBeenLastCalledWith('#presence-0');
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(at()).toBe('-1:1'));
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('columnheader', { name: 'Kto' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await step('Alt and an arrow make the column wider', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Kto' });
      const { offsetWidth } = head;
      await user.keyboard(`{Alt>}${on}{/Alt}`);
      await waitFor(() => expect(head.offsetWidth).toBe(offsetWidth + 16));
    });
  },
};

export const HeadAndFirstColumnStay: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, globals }) => {
    const grid = canvas.getByRole('grid');
    const scroller = scrollerOf(grid);
    const edge = globals.dir === 'rtl' ? 'right' : 'left';
    const name = () => canvas.getAllByRole('rowheader')[15] as HTMLElement;
    const head = canvas.getByRole('columnheader', { name: 'Kto' });
    const before = head.getBoundingClientRect();
    scroller.scrollTo({ top: 4000, left: edge === 'right' ? -240 : 240 });
    await frame();
    await frame();
    await expect(Math.abs(scroller.scrollLeft)).toBeGreaterThan(100);
    await expect(head.getBoundingClientRect().top).toBeCloseTo(before.top, 0);
    await expect(head.getBoundingClientRect()[edge]).toBeCloseTo(before[edge], 0);
    await expect(name().getBoundingClientRect()[edge]).toBeCloseTo(before[edge], 0);

    // The key back to a column that has scrolled away shows all of it, beside the one that stays.
    const user = userEvent.setup();
    grid.querySelector<HTMLElement>('tbody [data-at$=":6"]')?.focus();
    await user.keyboard(arrowsOf(globals).back.repeat(4));
    const cell = document.activeElement as HTMLElement;
    await expect(cell.dataset.at).toMatch(/:2$/);
    const stays = name().getBoundingClientRect();
    const shown = cell.getBoundingClientRect();
    const covered = edge === 'left' ? stays.right - shown.left : shown.right - stays.left;
    await expect(covered).toBeLessThan(1);

    // And the keys along the one that stays leave the others where they are.
    scroller.scrollLeft = edge === 'right' ? -240 : 240;
    await frame();
    name().focus();
    await user.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveRole('rowheader');
    await expect(Math.abs(scroller.scrollLeft)).toBe(240);
  },
};

export const Loading: Story = { args: { count: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = scrollerOf(grid);
    for (let turn = 1; turn <= 10; turn++) {
      await task();
      scroller.scrollTop += 3000;
      await frame();
      await expect(gapIn(grid)).toBe(0);
    }
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  },
};
