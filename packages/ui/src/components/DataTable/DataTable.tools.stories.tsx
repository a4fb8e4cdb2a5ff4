import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { grades, type SampleStudent, students } from '../../../.storybook/sample-club.ts';
import { MailIcon } from '../../icons/icons.tsx';
import { tableLabels } from '../../labels/pl.ts';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { FilteredColumn, TableColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';
import type { TableTools } from './ViewedTable.tsx';
import { plainView, type SavedView, type TableView } from './view.ts';

const columns: TableColumn<SampleStudent>[] = [
  {
    id: 'lastName',
    header: 'Nazwisko i imię',
    sortable: true,
    filter: 'text',
    cell: (row) => `${row.lastName} ${row.firstName}`,
    value: (row) => `${row.lastName} ${row.firstName}`,
  },
  {
    id: 'grade',
    header: 'Stopień',
    sortable: true,
    cell: (row) => <BeltBadge grade={grades[row.grade].name} color={grades[row.grade].color} />,
    value: (row) => grades[row.grade].name,
  },
  {
    id: 'section',
    header: 'Sekcja',
    sortable: true,
    filter: {
      choices: ['dorośli', 'młodzież', 'dzieci'].map((section) => ({ value: section, label: section })),
    },
    cell: (row) => row.section,
    value: (row) => row.section,
  },
  {
    id: 'memberNumber',
    header: 'Numer',
    sortable: true,
    filter: 'number',
    align: 'end',
    card: 'aside',
    cell: (row) => row.memberNumber,
    value: (row) => Number(row.memberNumber),
  },
  {
    id: 'joinedOn',
    header: 'W klubie od',
    sortable: true,
    filter: 'date',
    nowrap: true,
    card: 'hidden',
    cell: (row) => row.joinedOn,
    value: (row) => row.joinedOn,
  },
];

interface ToolsProps {
  onViewChange?: (view: TableView) => void;
  onSelectedChange?: (selected: string[]) => void;
  csvRows?: () => Promise<readonly SampleStudent[]>;
  view?: TableView;
  savedAtFirst?: SavedView[];
  filters?: readonly FilteredColumn[];
  columns?: readonly TableColumn<SampleStudent>[];
}

function Tools({
  onViewChange,
  onSelectedChange,
  csvRows,
  view: atFirst = plainView,
  savedAtFirst = [],
  filters,
  columns: shown = columns,
}: ToolsProps) {
  const [view, setView] = useState(atFirst);
  const [saved, setSaved] = useState(savedAtFirst);
  const tools: TableTools<SampleStudent> = {
    labels: tableLabels,
    search: true,
    filters,
    selection: {
      onSelectedChange,
      actions: () => (
        <Button size="small" icon={MailIcon}>
          Napisz
        </Button>
      ),
    },
    views: { saved, onSavedChange: setSaved },
    csv: { fileName: 'uczniowie.csv', rows: csvRows },
  };
  return (
    <Card padding="none" bleed>
      <DataTable<SampleStudent>
        caption="Uczniowie"
        client
        columns={shown}
        rows={students}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
        view={view}
        onViewChange={(next) => {
          setView(next);
          onViewChange?.(next);
        }}
        tools={tools}
        empty={null}
      />
    </Card>
  );
}

const meta = {
  title: 'Data/DataTable/Tools',
  component: Tools,
  subcomponents: { DataTable },
  args: { onViewChange: fn(), onSelectedChange: fn() },
} satisfies Meta<typeof Tools>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const namesIn = (canvas: Canvas) =>
  canvas.queryAllByRole('rowheader').map(({ textContent }: HTMLElement) => textContent?.split(' ')[0]);

export const SortByMany: Story = {
  play: async ({ args, canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('one column', async () => {
      await press('Sekcja');
      await expect(canvas.getByRole('columnheader', { name: 'Sekcja' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await step('Shift adds another', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(canvas.getByRole('button', { name: 'Nazwisko i imię' }));
      await user.click(canvas.getByRole('button', { name: 'Nazwisko i imię' }));
      await user.keyboard('{/Shift}');
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          sort: [
            { column: 'section', direction: 'asc' },
            { column: 'lastName', direction: 'desc' },
          ],
        }),
      );
      await expect(namesIn(canvas).slice(0, 5)).toEqual([
        'Nowak',
        'Krzyżanowska-Wiśniewska',
        'Dąbrowski',
        'Adamska',
        'Świątek',
      ]);
    });
    await step('the keyboard does the same', async () => {
      const user = userEvent.setup();
      canvas.getByRole('button', { name: 'Numer' }).focus();
      await user.keyboard('{Enter}');
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: [{ column: 'memberNumber', direction: 'asc' }] }),
      );
      canvas.getByRole('button', { name: 'Sekcja' }).focus();
      await user.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          sort: [
            { column: 'memberNumber', direction: 'asc' },
            { column: 'section', direction: 'asc' },
          ],
        }),
      );
    });
  },
};

export const Selecting: Story = {
  play: async ({ args, canvas, step }) => {
    const boxes = () => canvas.getAllByRole('checkbox', { name: 'Zaznacz wiersz' });
    const all = () => canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' });
    await step('each box is described by its row', async () => {
      await expect(boxes()[0]).toHaveAccessibleDescription('Adamska Agnieszka');
    });
    await step('a selected row brings the deeds', async () => {
      await userEvent.click(boxes()[1] as HTMLElement);
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['student-2']);
      await expect(boxes()[1]).toBeChecked();
      await expect(all()).toBePartiallyChecked();
      await expect(canvas.getByRole('button', { name: 'Napisz' })).toBeVisible();
    });
    await step('all, then none', async () => {
      await userEvent.click(all());
      await expect(canvas.getAllByText(tableLabels.selected(students.length))[0]).toBeVisible();
      await userEvent.click(all());
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.queryByRole('button', { name: 'Napisz' })).toBeNull();
    });
    await step('who lets go of them by keys goes on with what comes in the place of the deeds', async () => {
      await userEvent.click(boxes()[2] as HTMLElement);
      canvas.getByRole('button', { name: 'Odznacz wszystkie' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getAllByRole('button', { name: /^Filtruj/ })[0]).toHaveFocus();
    });
    await userEvent.click(boxes()[2] as HTMLElement);
  },
};

export const Filtering: Story = {
  play: async ({ canvas, step }) => {
    await step('the search needs no Polish letters', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'lukasz');
      await waitFor(() => expect(namesIn(canvas)).toEqual(['Jędrzejewski', 'Łukaszewicz']));
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await step('each type of column is narrowed in its own way, at once', async () => {
      await press('Filtruj: Sekcja');
      await userEvent.click(screen.getByRole('checkbox', { name: 'dorośli' }));
      await press('Filtruj: Numer');
      await userEvent.type(await screen.findByRole('spinbutton', { name: 'od' }), '1060');
      await waitFor(() => expect(namesIn(canvas)).toEqual(['Dąbrowski', 'Krzyżanowska-Wiśniewska', 'Nowak']));
      await userEvent.keyboard('{Escape}');
    });
    await step('the chips say so', async () => {
      await expect(canvas.getByRole('button', { name: 'Filtruj: Sekcja dorośli' })).toHaveAttribute(
        'data-set',
      );
      await expect(canvas.getByRole('button', { name: /Numer 1.?060 lub więcej$/ })).toHaveFocus();
    });
    await step('Delete takes one back, the last button all', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(namesIn(canvas)).toHaveLength(4));
      await press('Wyczyść filtry');
      await waitFor(() => expect(namesIn(canvas)).toHaveLength(students.length));
    });
  },
};

export const NoneFound: Story = {
  args: { view: { ...plainView, search: 'xyz' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nic nie pasuje')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(namesIn(canvas)).toHaveLength(students.length));
  },
};

export const NoneFoundByTyping: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'xyz');
    await waitFor(() => expect(canvas.getByText('Nic nie pasuje')).toBeVisible());
    await userEvent.clear(search);
    await waitFor(() => expect(namesIn(canvas)).toHaveLength(students.length));
    await expect(search).toHaveFocus();
  },
};

export const ColumnChoice: Story = {
  play: async ({ args, canvas, step }) => {
    const heads = () => canvas.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Widok' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Widok' }));
    await step('a column can be left out', async () => {
      await userEvent.click(drawer.getByRole('checkbox', { name: 'Stopień' }));
      await waitFor(() => expect(heads()).not.toContain('Stopień'));
    });
    await step('and moved', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Przesuń wcześniej: W klubie od' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          hidden: ['grade'],
          order: ['lastName', 'grade', 'section', 'joinedOn', 'memberNumber'],
        }),
      );
    });
    await step('and made as wide as one likes, without a drag', async () => {
      const width = (name: string) => drawer.queryByRole('combobox', { name: `Szerokość: ${name}` });
      const section = width('Sekcja') as HTMLSelectElement;
      await userEvent.selectOptions(section, 'Szeroka');
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Sekcja', hidden: true }).offsetWidth).toBe(320),
      );
      await userEvent.selectOptions(section, 'Automatyczna');
      await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ widths: {} }));
      // One is not shown, and the other takes what is left.
      await expect(width('Stopień')).toBeNull();
      await expect(width('Numer')).toBeNull();
    });
    await step('the view is kept under a name', async () => {
      await userEvent.type(drawer.getByRole('textbox', { name: 'Nazwa widoku' }), 'Bez stopni');
      await userEvent.click(drawer.getByRole('button', { name: 'Zapisz widok' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Przywróć układ kolumn' }));
      await waitFor(() => expect(heads()).toContain('Stopień'));
      await userEvent.click(drawer.getByRole('button', { name: 'Zamknij' }));
    });
    await step('and brought back by its tab', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bez stopni' }));
      await expect(canvas.getByRole('button', { name: 'Bez stopni' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(heads()).toEqual(['', 'Nazwisko i imię', 'Sekcja', 'W klubie od', 'Numer']);
    });
  },
};

/** What no column shows may narrow the rows too. */
export const FiltersBesideColumns: Story = {
  args: { filters: [{ id: 'debt', header: 'Zaległości', filter: 'number' }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Zaległości' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtruj: Zaległości' }));
    await userEvent.type(await screen.findByRole('spinbutton', { name: /^od/ }), '100');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ filters: { debt: { from: 100 } } }),
      ),
    );
  },
};

export const ViewDrawer: Story = {
  args: {
    savedAtFirst: [{ name: 'Dzieci', view: { ...plainView, filters: { section: { oneOf: ['dzieci'] } } } }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Widok' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Dzieci' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(4));
  },
};

/** What was pressed goes with what it did; who presses keys goes on from there. */
export const ViewsByKeys: Story = {
  args: { view: { ...plainView, search: 'Adam' } },
  play: async ({ canvas, step }) => {
    await step('a view that is saved is the chosen one', async () => {
      canvas.getByRole('button', { name: 'Zapisz widok' }).focus();
      await userEvent.keyboard('{Enter}Adamscy{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Adamscy', pressed: true })).toHaveFocus(),
      );
    });
    await step('one that is removed leaves them among the others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Widok' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Widok' }));
      drawer.getByRole('button', { name: 'Usuń widok: Adamscy' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Nazwa widoku' })).toHaveFocus());
    });
  },
};

export const Csv: Story = {
  args: { csvRows: fn(async () => students.slice(0, 2)) },
  play: async ({ args, canvas }) => {
    const files: Blob[] = [];
    const keep = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return '#';
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Pobierz CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    URL.createObjectURL = keep;
    await expect(args.csvRows).toHaveBeenCalledOnce();
    const lines = (await files[0]?.text())?.split('\r\n');
    await expect(lines?.[0]).toBe('Nazwisko i imię;Stopień;Sekcja;Numer;W klubie od');
    await expect(lines?.[1]).toMatch(/^Adamska Agnieszka;4 kyu;dorośli;1041;/);
    await expect(lines).toHaveLength(4);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Zaznacz wiersz' })[1] as HTMLElement);
    await expect(canvas.getByRole('button', { name: 'Napisz' })).toBeVisible();
    // With the other heads it isn't seen, so Tab doesn't stop there.
    await expect(
      canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }),
    ).toHaveAttribute('tabindex', '-1');
  },
};

/** What the chips leave over of a line is there for the search. */
export const ChipsBesideTheSearch: Story = {
  args: { view: { ...plainView, filters: { section: { oneOf: ['dorośli'] } } } },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ width: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const middle = (part: HTMLElement) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const clear = canvas.getByRole('button', { name: 'Wyczyść filtry' });
    const search = canvas.getByRole('searchbox');
    await expect(middle(clear)).toBeGreaterThan(
      middle(canvas.getByRole('button', { name: 'Filtruj: Numer' })),
    );
    await expect(Math.abs(middle(clear) - middle(search))).toBeLessThan(2);
  },
};

/** The order is a whole word on the narrowest phone, too: beside two filters there is no room for it. */
export const NarrowestPhone: Story = {
  args: { columns: columns.filter(({ id }) => ['grade', 'section', 'memberNumber'].includes(id)) },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const order = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sortuj według' });
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(order);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const room =
      order.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(room).toBeGreaterThanOrEqual(pen.measureText(order.selectedOptions[0]?.text ?? '').width);
  },
};
