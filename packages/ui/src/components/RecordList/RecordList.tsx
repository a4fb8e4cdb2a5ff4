'use client';

import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { type IconComponent, PlusIcon } from '../../icons/icons.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import type { ListTotal } from '../DataTable/list-total.ts';
import { type TableTools, ViewedTable, type ViewedTableProps } from '../DataTable/ViewedTable.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { BulkDeed, BulkLabels } from './bulk-deed.ts';
import { drawColumns } from './draw-columns.tsx';
import type { CellFormats, RecordColumn } from './record-column.ts';
import { useBulkDeeds } from './use-bulk-deeds.ts';

const BulkDeeds = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./BulkDeeds.tsx')).BulkDeeds,
}));

/** The page's one primary deed: making a row. */
export interface RecordListAdd {
  /** The label, a verb: “Dodaj sprzęt”. */
  label: string;
  /** Opens what makes it. */
  onPress: () => void;
  /** A plus, unless it is said otherwise. */
  icon?: IconComponent | undefined;
}

/** Which page of the rows it is, and how many rows there are. */
export interface RecordListPage {
  /** The number of the page, from 0. */
  page: number;
  /** Rows on a full page. */
  size: number;
  /** All rows that the view leaves. */
  total: ListTotal;
  /** Asks for another page, from 0. */
  onPageChange: (page: number) => void;
}

export interface RecordListProps<Row>
  extends Pick<
    ViewedTableProps<Row>,
    | 'rows'
    | 'whole'
    | 'rowKey'
    | 'rowHref'
    | 'current'
    | 'fresh'
    | 'view'
    | 'onViewChange'
    | 'density'
    | 'skeletonRows'
    | 'refreshing'
    | 'error'
  > {
  /** The page's `h1`. */
  title: string;
  /** One line under the title. */
  description?: ReactNode | undefined;
  /** How much there is, beside the title: “42 osoby”. */
  count?: string | undefined;
  /** A ref to the `h1`, for moving the focus there after a change of route. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** What the table is read as, where not by the title. */
  caption?: string | undefined;
  /** What makes a row. Its button steps back while a detail is open: the primary deed is there then. */
  add?: RecordListAdd | undefined;
  /** What else can be done with the whole list, before that: a file to take in, holidays of a year. */
  actions?: ReactNode | undefined;
  /** What stands between the head and the rows: which year they are of, another way to look at them. */
  above?: ReactNode | undefined;
  /** What stands in place of the rows, where they are looked at in another way: a week, a library. */
  instead?: ReactNode | undefined;
  /** The first names the row. One without a kind draws itself. */
  columns: readonly RecordColumn<Row>[];
  /** How their cells are written. */
  formats: CellFormats;
  /** The search, views as tabs, a file of the rows, and the texts. */
  tools: Omit<TableTools<Row>, 'selection'>;
  /** What can be done with many rows at once: with it rows can be selected. */
  bulk?: { deeds: readonly BulkDeed[]; labels: BulkLabels } | undefined;
  /** Which page it is; `undefined` until it is known. */
  paging: RecordListPage | undefined;
  /** What is said where there are no rows at all; the way to the first one is `add`, unless it is said otherwise. */
  empty: Omit<EmptyStateProps, 'titleLevel'>;
  /** What belongs to one row, or to a new one: a `Drawer` that pushes. */
  detail?: ReactNode | undefined;
}

/**
 * A page that is a list: its head, its views, filters and rows, the way through them, and one row beside them. It is
 * given rows, and tells what it is asked for; where they come from it does not know.
 */
export function RecordList<Row>({
  title,
  description,
  count,
  titleRef,
  caption = title,
  add,
  actions,
  above,
  instead,
  columns,
  formats,
  tools,
  bulk,
  paging,
  empty,
  detail,
  ...table
}: RecordListProps<Row>): ReactNode {
  const { selected, setSelected, progress, left, dismissLeft, start } = useBulkDeeds(bulk?.labels);
  const addButton = (variant: 'primary' | 'secondary') =>
    add && (
      <Button variant={variant} icon={add.icon ?? PlusIcon} onClick={add.onPress}>
        {add.label}
      </Button>
    );
  return (
    <Stack space={24}>
      <PageHeader
        {...{ title, description, titleRef }}
        tags={
          count && (
            <Text as="output" tone="muted">
              {count}
            </Text>
          )
        }
        actions={
          (add || actions) && (
            <>
              {actions}
              {addButton(detail ? 'secondary' : 'primary')}
            </>
          )
        }
      />
      {above && <div data-paper="none">{above}</div>}
      {instead ?? (
        <Stack space={12}>
          {bulk && left.length > 0 && (
            <Banner tone="danger" title={bulk.labels.left(left.length)} onDismiss={dismissLeft}>
              <ul>
                {left.map(({ id, name, reason }) => (
                  <li key={id}>{`${name}: ${reason}`}</li>
                ))}
              </ul>
            </Banner>
          )}
          <Card padding="none" bleed>
            <ViewedTable
              {...table}
              caption={caption}
              found={!count && paging?.total.exact ? paging.total.value : undefined}
              columns={drawColumns(columns, formats)}
              tools={{
                ...tools,
                selection: bulk && {
                  selected,
                  onSelectedChange: setSelected,
                  actions: ({ length: count }) => (
                    <Suspense>
                      <BulkDeeds {...bulk} {...{ count, progress }} onStart={start} />
                    </Suspense>
                  ),
                },
              }}
              empty={<EmptyState {...empty} action={empty.action ?? addButton('secondary')} />}
            />
          </Card>
          {paging && <Pagination {...paging} total={paging.total.value} exact={paging.total.exact} />}
        </Stack>
      )}
      {detail}
    </Stack>
  );
}
