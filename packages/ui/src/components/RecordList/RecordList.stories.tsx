import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SamplePage } from '../../../.storybook/SampleShell.tsx';
import {
  cellFormats,
  drawnItemColumns,
  itemColumns,
  itemStatuses,
  type SampleItem,
  sampleItems,
} from '../../../.storybook/sample-items.tsx';
import {
  BuildingIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  SettingsIcon,
  UndoIcon,
  UploadIcon,
  WarningIcon,
} from '../../icons/icons.tsx';
import { bulkLabels, tableLabels } from '../../labels/pl.ts';
import { Button } from '../Button/Button.tsx';
import { makeArranger } from '../DataTable/arrange.ts';
import { plainView, type SavedView, type StandardView, type TableView } from '../DataTable/view.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import type { BulkDeed, DeedOutcome } from './bulk-deed.ts';
import { RecordList } from './RecordList.tsx';

const countOf = (status: SampleItem['status']) => ({
  value: sampleItems.filter((item) => item.status === status).length,
  exact: true,
});
const standard: StandardView[] = [
  { name: 'Wszystko', count: { value: sampleItems.length, exact: true }, view: {} },
  { name: 'Wypożyczone', count: countOf('lent'), view: { filters: { status: { oneOf: ['lent'] } } } },
  {
    name: 'Po terminie',
    count: countOf('late'),
    urgent: true,
    view: { filters: { status: { oneOf: ['late'] } } },
  },
];
const longItems = sampleItems.map((item) => ({
  ...item,
  name: `${item.name}, dar pani Wawrzyńczysławy Brzęczyszczykiewicz-Krzyżanowskiej na trzydziestolecie klubu`,
  holder: item.holder && `${item.holder}-Dziewięćdziesięciosześciolatkowska`,
}));
const arrangers = {
  plain: makeArranger(sampleItems, drawnItemColumns, 'pl'),
  long: makeArranger(longItems, drawnItemColumns, 'pl'),
};
const size = 12;

type Status = SampleItem['status'];
/** The row that no deed ever changes. */
const refused = ['BR-002'];

interface ItemsProps {
  onViewChange?: (view: TableView) => void;
  onPageChange?: (page: number) => void;
  onDeed?: (ids: readonly string[], status: Status) => Promise<void>;
  state?: 'rows' | 'loading' | 'empty' | 'failed';
  names?: keyof typeof arrangers;
  /** The number of rows that were counted. */
  counted?: number;
  opened?: string;
  viewAtFirst?: TableView;
}

/**
 * A list as an application would bind it: what the list asks for is answered from somewhere, here from all there is.
 */
function Items({
  onViewChange,
  onPageChange,
  onDeed,
  state = 'rows',
  names = 'plain',
  counted,
  opened,
  viewAtFirst = plainView,
}: ItemsProps) {
  const [view, setView] = useState(viewAtFirst);
  const [saved, setSaved] = useState<SavedView[]>([]);
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState(opened);
  const [statuses, setStatuses] = useState<Readonly<Record<string, Status>>>({});
  const found = (state === 'rows' ? arrangers[names].arrange(view) : []).map((row) => ({
    ...row,
    status: statuses[row.id] ?? row.status,
  }));
  const at = found.findIndex(({ id }) => id === open);
  const item = found[at];
  const become = async (ids: readonly string[], status: Status): Promise<DeedOutcome> => {
    const isLeft = (id: string) => refused.includes(id);
    const done = ids.filter((id) => !isLeft(id));
    setStatuses((before) => ({ ...before, ...Object.fromEntries(done.map((id) => [id, status])) }));
    await onDeed?.(done, status);
    return {
      message: done.length > 0 ? `Zmieniono: ${done.length}.` : undefined,
      left: ids.filter(isLeft).map((id) => ({ id, name: id, reason: 'Ktoś właśnie to zmienił.' })),
      undo: async () => {
        setStatuses(statuses);
        return { message: 'Cofnięto.' };
      },
    };
  };
  const deeds: BulkDeed[] = [
    { label: 'Przyjmij zwrot', icon: UndoIcon, run: (ids) => become(ids, 'shelf') },
    {
      label: 'Zmień status',
      icon: SettingsIcon,
      options: Object.entries(itemStatuses).map(([value, { label }]) => ({ value, label })),
      run: (ids, chosen) => become(ids, chosen as Status),
    },
    {
      label: 'Oddaj do naprawy',
      icon: WarningIcon,
      question: (count) => `Oddać do naprawy ${count} szt.?`,
      description: 'Nikt ich do tego czasu nie wypożyczy.',
      run: (ids) => become(ids, 'repair'),
    },
  ];
  const step = (label: string, icon: typeof ChevronUpIcon, by: -1 | 1) => (
    <IconButton
      {...{ label, icon }}
      size="small"
      disabled={found[at + by] === undefined}
      onClick={() => setOpen(found[at + by]?.id)}
    />
  );
  return (
    <SamplePage current="/adm/workplace">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands in for a router */}
      <div
        onClick={(event) => {
          const href = (event.target as Element).closest('td a, th a')?.getAttribute('href');
          if (!href) return;
          event.preventDefault();
          setOpen(href.slice(1));
        }}
      >
        <RecordList<SampleItem>
          title="Sprzęt"
          add={{ label: 'Dodaj sprzęt', onPress: () => setOpen(undefined) }}
          actions={<Button icon={UploadIcon}>Wczytaj</Button>}
          columns={itemColumns}
          formats={cellFormats}
          rows={state === 'loading' ? undefined : found.slice(page * size, (page + 1) * size)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `#${id}`}
          current={open}
          view={view}
          onViewChange={(next) => {
            setView(next);
            setPage(0);
            onViewChange?.(next);
          }}
          tools={{
            labels: tableLabels,
            search: true,
            views: { standard, saved, onSavedChange: setSaved },
            csv: { fileName: 'sprzęt.csv', rows: async () => found },
          }}
          bulk={{ deeds, labels: bulkLabels }}
          paging={
            state === 'rows'
              ? {
                  page,
                  size,
                  total: { value: counted ?? found.length, exact: counted === undefined },
                  onPageChange: (next) => {
                    setPage(next);
                    onPageChange?.(next);
                  },
                }
              : undefined
          }
          empty={{ icon: BuildingIcon, title: 'Klub nie ma jeszcze sprzętu' }}
          error={
            state === 'failed' && <ErrorState title="Nie udało się wczytać sprzętu" onRetry={() => {}} />
          }
          detail={
            item && (
              <Drawer
                push
                open
                onOpenChange={() => setOpen(undefined)}
                title={item.name}
                description={item.id}
                tools={
                  <>
                    {step('Poprzedni sprzęt', ChevronUpIcon, -1)}
                    {step('Następny sprzęt', ChevronDownIcon, 1)}
                  </>
                }
                actions={<Button variant="primary">Przyjmij zwrot</Button>}
              >
                <DescriptionList
                  items={[
                    { term: 'Status', value: itemStatuses[item.status].shown },
                    { term: 'Kto ma', value: item.holder ?? 'nikt' },
                  ]}
                />
              </Drawer>
            )
          }
        />
      </div>
    </SamplePage>
  );
}

const meta = {
  title: 'Data/RecordList',
  tags: ['new'],
  component: Items,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
        <ToastRegion />
      </ToastProvider>
    ),
  ],
  subcomponents: { RecordList },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { onViewChange: fn(), onPageChange: fn(), onDeed: fn(async () => {}) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Items>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rowsIn = (canvas: Canvas) => canvas.getAllByRole('rowheader').length;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const tab = (name: RegExp) => canvas.getByRole('button', { name });
    await step('a view is one press away, and says how many rows it has', async () => {
      await expect(tab(/^Wszystko/)).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(tab(/^Po terminie ?6$/));
      await waitFor(() => expect(rowsIn(canvas)).toBe(6));
      await expect(canvas.getByRole('button', { name: 'Filtruj: Status Po terminie' })).toHaveAttribute(
        'data-set',
      );
    });
    await step('which is told to who does not see them', async () => {
      await expect(canvas.getByText('Znaleziono 6 wierszy')).toHaveAttribute('aria-live', 'polite');
    });
    await step('another filter beside it is another view, which can be kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtruj: Rodzaj' }));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Miecz' }));
      await userEvent.keyboard('{Escape}');
      await expect(tab(/^Po terminie/)).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(canvas.getByRole('button', { name: 'Zapisz widok' }));
      await userEvent.type(screen.getByRole('textbox', { name: 'Nazwa widoku' }), 'Spóźnione miecze{Enter}');
      await expect(tab(/^Spóźnione miecze$/)).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the way through the pages', async () => {
      await userEvent.click(tab(/^Wszystko/));
      await expect(canvas.getByText('1–12 z 42')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    });
  },
};

export const Detail: Story = {
  play: async ({ canvas, step }) => {
    const main = canvas.getByRole('main');
    const before = main.getBoundingClientRect().width;
    await step('a row opens beside the list, which makes room and stays in use', async () => {
      await userEvent.click(canvas.getAllByRole('link', { name: 'Jo, 128 cm' })[0] as HTMLElement);
      const drawer = await screen.findByRole('dialog', { name: 'Jo, 128 cm' });
      await waitFor(() => expect(drawer).toBeVisible());
      await expect(main.getBoundingClientRect().width).toBeLessThan(before);
      await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('BR-002');
    });
    await step('the next one without a way back to the list', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Następny sprzęt' }));
      await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('BR-003');
      await expect(screen.getByRole('button', { name: 'Następny sprzęt' })).toHaveFocus();
    });
    await step('Escape closes it, and the room is the list’s again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /Tanto/ })).not.toBeInTheDocument());
      await expect(main.getBoundingClientRect().width).toBe(before);
    });
  },
};

export const Opened: Story = { args: { opened: 'BR-003' } };

export const Selecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Zaznacz wiersz' })[1] as HTMLElement);
    await expect(await canvas.findByRole('button', { name: 'Przyjmij zwrot' })).toBeVisible();
  },
};

const select = async (canvas: Canvas, ...places: number[]) => {
  for (const at of places)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Zaznacz wiersz' })[at] as HTMLElement);
};
const rowOf = (canvas: Canvas, id: string) => canvas.getByText(id).closest('tr') as HTMLElement;

export const Deeds: Story = {
  play: async ({ args, canvas, step }) => {
    await step(
      'what is to be done with them is asked, and done with each but one, which is named',
      async () => {
        await select(canvas, 0, 1, 2);
        await userEvent.click(await canvas.findByRole('button', { name: 'Zmień status' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Zmień status' }));
        await expect(dialog.getByRole('button', { name: 'Zmień' })).toBeDisabled();
        await userEvent.click(dialog.getByRole('radio', { name: 'W naprawie' }));
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(args.onDeed).toHaveBeenLastCalledWith(['BR-001', 'BR-003'], 'repair'));
        await waitFor(() =>
          expect(canvas.getByRole('alert')).toHaveTextContent('BR-002: Ktoś właśnie to zmienił.'),
        );
        await expect(rowOf(canvas, 'BR-001')).toHaveTextContent('W naprawie');
      },
    );
    await step('what was left stays selected', async () => {
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
      await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Zamknij' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('the rest can be taken back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
      await waitFor(() => expect(rowOf(canvas, 'BR-001')).toHaveTextContent('Wypożyczony'));
      await expect(screen.getByText('Cofnięto.')).toBeVisible();
    });
    await step('a deed that is grave asks first', async () => {
      await select(canvas, 3);
      await userEvent.click(await canvas.findByRole('button', { name: 'Oddaj do naprawy' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Oddać do naprawy 1 szt.?' }));
      await userEvent.click(question.getByRole('button', { name: 'Oddaj do naprawy' }));
      await waitFor(() => expect(rowOf(canvas, 'BR-004')).toHaveTextContent('W naprawie'));
    });
  },
};

/** A promise that never comes back, for a look at it. */
const never = fn(() => new Promise<void>(() => {}));

export const DeedUnderWay: Story = {
  args: { onDeed: never },
  play: async ({ canvas }) => {
    await select(canvas, 3, 4);
    await userEvent.click(await canvas.findByRole('button', { name: 'Przyjmij zwrot' }));
    await expect(canvas.getByRole('progressbar', { name: 'Zmienianie zaznaczonych wierszy' })).toBeVisible();
  },
};

export const MoreThanCounted: Story = {
  args: { counted: 36 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–12 z ponad 36')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toBeEnabled();
  },
};

export const NoneFound: Story = {
  args: { viewAtFirst: { ...plainView, search: 'xyz' } },
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(rowsIn(canvas)).toBe(12));
  },
};

export const LongNames: Story = { args: { names: 'long', opened: 'BR-003' } };
export const LongNamesOnPhone: Story = {
  args: { names: 'long' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneOpened: Story = { args: { opened: 'BR-003' }, globals: { viewport: { value: 'phone' } } };
