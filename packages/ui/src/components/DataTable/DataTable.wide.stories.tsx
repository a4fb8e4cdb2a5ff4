import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { arrowsOf } from '../../../.storybook/arrows.ts';
import { type SampleStudent, students } from '../../../.storybook/sample-club.ts';
import { tableLabels } from '../../labels/pl.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { plainView, type TableView } from './view.ts';

const columns: TableColumn<SampleStudent>[] = [
  {
    id: 'lastName',
    header: 'Nazwisko i imię',
    sortable: true,
    cell: (row) => `${row.lastName} ${row.firstName}`,
  },
  { id: 'workplace', header: 'Miejsce', sortable: true, cell: (row) => row.workplace },
  {
    id: 'mail',
    header: 'E-mail',
    interactive: true,
    cell: ({ id }) => (
      <Link href={`mailto:${id}@klub.example`}>{`${id}@klub-sportowy-przymorze.example`}</Link>
    ),
  },
  { id: 'joinedOn', header: 'W klubie od', nowrap: true, cell: (row) => row.joinedOn },
  { id: 'section', header: 'Sekcja', cell: (row) => row.section },
];

interface WideProps {
  widths: Record<string, number>;
  onViewChange?: (view: TableView) => void;
}

/** What people made of the columns' widths. */
function Wide({ widths, onViewChange }: WideProps) {
  const [view, setView] = useState<TableView>({ ...plainView, widths });
  return (
    <Card padding="none" bleed>
      <DataTable<SampleStudent>
        caption="Uczniowie"
        columns={columns}
        rows={students}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        view={view}
        onViewChange={(next) => {
          setView(next);
          onViewChange?.(next);
        }}
        tools={{ labels: tableLabels, selection: { actions: () => <Button size="small">Napisz</Button> } }}
        empty={null}
      />
    </Card>
  );
}

const meta = {
  title: 'Data/DataTable/Wide',
  component: Wide,
  subcomponents: { DataTable },
  args: { widths: {}, onViewChange: fn() },
} satisfies Meta<typeof Wide>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxOf = (table: HTMLElement) => table.parentElement as HTMLElement;

export const Widths: Story = {
  play: async ({ args, canvas, globals, step }) => {
    const { on, back } = arrowsOf(globals);
    const user = userEvent.setup();
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await step('Alt and an arrow make a column wider, whatever the others have', async () => {
      const { offsetWidth } = head('Miejsce');
      canvas.getByRole('button', { name: 'Miejsce' }).focus();
      await user.keyboard(`{Alt>}${on}${on}{/Alt}`);
      // A width that nobody has set may end within a pixel.
      await waitFor(() => expect(Math.abs(head('Miejsce').offsetWidth - offsetWidth - 32)).toBeLessThan(2));
    });
    await step('and narrower than what is in it', async () => {
      await user.keyboard(`{Alt>}${back.repeat(20)}{/Alt}`);
      await waitFor(() => expect(head('Miejsce').offsetWidth).toBe(64));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ widths: { workplace: 64 } }),
      );
    });
    await step('the last column takes what the others leave', async () => {
      await expect(head('Sekcja')).not.toHaveAttribute('aria-keyshortcuts');
      await expect(canvas.getByRole('table').offsetWidth).toBe(boxOf(canvas.getByRole('table')).clientWidth);
    });
    await step('and while all of them fit, no cell is told how much of them stays', async () => {
      await expect(boxOf(canvas.getByRole('table'))).not.toHaveAttribute('style');
    });
    await step('a press on the edge, twice, gives a column its own width back', async () => {
      await user.dblClick(head('Miejsce').lastElementChild as HTMLElement);
      await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: {} }));
    });
  },
};

export const WiderThanThePage: Story = {
  args: { widths: { workplace: 400, mail: 360 } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, globals, step }) => {
    const box = boxOf(canvas.getByRole('table'));
    const edge = globals.dir === 'rtl' ? 'right' : 'left';
    await waitFor(() => expect(box).toHaveAttribute('data-wide'));
    const place = () => {
      const name = canvas.getByRole('rowheader', { name: 'Bąk Michał' });
      const head = canvas.getByRole('columnheader', { name: 'Nazwisko i imię' });
      return [name, head].map((cell) => Math.round(cell.getBoundingClientRect()[edge]));
    };
    await step('the names stay, with their boxes and their head', async () => {
      const before = place();
      box.scrollLeft = edge === 'right' ? -200 : 200;
      await waitFor(() => expect(Math.abs(box.scrollLeft)).toBe(200));
      await expect(place()).toEqual(before);
      const name = canvas.getByRole('rowheader', { name: 'Bąk Michał' });
      await expect(getComputedStyle(name).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    });
    await step('what has the focus is not under them', async () => {
      const link = canvas.getByRole('link', { name: /^student-2@/ });
      box.scrollLeft = edge === 'right' ? -9999 : 9999;
      link.focus();
      const name = canvas.getByRole('rowheader', { name: 'Bąk Michał' }).getBoundingClientRect();
      const { left, right } = link.getBoundingClientRect();
      await expect(edge === 'right' ? right <= name.left : left >= name.right).toBe(true);
    });
    await step('and what stays does not take the rest back', async () => {
      box.scrollLeft = edge === 'right' ? -200 : 200;
      canvas.getByRole('link', { name: 'Bąk Michał' }).focus();
      await expect(Math.abs(box.scrollLeft)).toBe(200);
    });
    await step('a press anywhere on a row follows it', async () => {
      const followed = fn((event: Event) => event.preventDefault());
      canvas.getByRole('link', { name: 'Bąk Michał' }).addEventListener('click', followed);
      const cells = canvas
        .getByRole('rowheader', { name: 'Bąk Michał' })
        .parentElement?.querySelectorAll('td');
      await userEvent.click(cells?.[4] as HTMLElement);
      await expect(followed).toHaveBeenCalledOnce();
      await userEvent.click(cells?.[0] as HTMLElement);
      await expect(followed).toHaveBeenCalledOnce();
    });
  },
};

export const Phone: Story = {
  args: { widths: { lastName: 800, mail: 800 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = boxOf(canvas.getByRole('table'));
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};
