import type { Entity, TableName } from '@tatami/sdk';
import { ClubApiError } from '@tatami/sdk';
import { Banner, Card, DataTable, Pagination, Stack, type TableColumn, useToast } from '@tatami/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { clubToday } from '../club/club-zone.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { type BulkChanges, type SelectedRows, useSelectedRows } from './bulk-changes.ts';
import type { OpenList, RowOf } from './use-entity-list.ts';
import { useTableLabels } from './use-table-labels.ts';

// `lazy` forgets that it is for the rows of any table.
const BulkActions = lazy(async () => ({ default: (await import('./BulkActions.tsx')).BulkActions })) as <
  T extends TableName,
>(props: {
  table: T;
  bulk: BulkChanges<T>;
  rows: SelectedRows;
}) => ReactNode;

interface EntityTableProps<T extends TableName> {
  of: OpenList<T>;
  /** Names the table, and the file it is written to. */
  title: string;
  searchLabel: string;
  columns: readonly TableColumn<Entity<T>>[];
  rowHref?: ((row: RowOf<T>) => string) | undefined;
  /** The id of the row that is open beside the table. */
  current?: string | undefined;
  /** Where there is nothing that could be searched. */
  empty: ReactNode;
  bulk?: BulkChanges<T> | undefined;
}

/** Rows that the server searches, narrows, orders and pages, with all that can be done with them. */
export function EntityTable<T extends TableName>({
  of,
  title,
  searchLabel,
  columns,
  rowHref,
  current,
  empty,
  bulk,
}: EntityTableProps<T>) {
  const { t } = useI18n();
  const toast = useToast();
  const labels = useTableLabels(searchLabel);
  const { data, isLoadingError, isPlaceholderData } = of.query;
  const selection = useSelectedRows();
  const { selected, setSelected, failures, setFailures } = selection;

  async function readAll() {
    try {
      return await of.readAll();
    } catch (failure) {
      if (!(failure instanceof ClubApiError)) throw failure;
      toast({ message: t('table.exportFailed', { reason: failure.detail }), tone: 'danger' });
      return;
    }
  }

  return (
    <Stack space={12}>
      {failures.length > 0 && (
        <Banner
          tone="danger"
          title={t('bulk.failed', { count: failures.length })}
          onDismiss={() => setFailures([])}
        >
          <ul>
            {failures.map(({ id, name, reason }) => (
              <li key={id}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Card padding="none" bleed>
        <DataTable
          caption={title}
          columns={columns as readonly TableColumn<RowOf<T>>[]}
          rows={of.rows}
          rowKey={({ id }) => id}
          rowHref={rowHref}
          current={current}
          view={of.view}
          onViewChange={of.changeView}
          tools={{
            labels,
            search: true,
            views: of.views,
            csv: {
              fileName: `${title} ${clubToday()}.csv`,
              rows: readAll,
              // With it the file can be taken in again.
              also: [{ header: t('table.id'), value: ({ id }) => id }],
            },
            selection: bulk && {
              selected,
              onSelectedChange: setSelected,
              actions: () => (
                <Suspense>
                  <BulkActions table={of.list.table} bulk={bulk} rows={selection} />
                </Suspense>
              ),
            },
          }}
          refreshing={isPlaceholderData}
          skeletonRows={12}
          empty={empty}
          error={isLoadingError && <QueryFailure query={of.query} />}
        />
      </Card>
      {data && data.page.totalElements > 0 && (
        <Pagination
          page={of.page}
          size={data.page.size}
          total={data.page.totalElements}
          exact={data.page.totalIsExact}
          onPageChange={of.setPage}
        />
      )}
    </Stack>
  );
}
