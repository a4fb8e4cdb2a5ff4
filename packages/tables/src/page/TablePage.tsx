import { useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { Button, ButtonLink, type CellValue, drawColumns, RecordList, useToast } from '@tatami/ui';
import { UploadIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { useTitle } from '@tatami/web-runtime/use-title';
import { localDate } from '@tatami/web-runtime/zoned-time';
import type { ReactNode } from 'react';
import { useBulk } from '../bulk/use-bulk.ts';
import { leadsTo } from '../description/describe-place.ts';
import { usePlaces } from '../description/places-context.ts';
import { resolveColumns } from '../description/resolve-columns.ts';
import { rowHref } from '../description/row-href.ts';
import type { Table } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { EntityList } from '../list/entity-list.ts';
import { type RowOf, useEntityList } from '../list/use-entity-list.ts';
import { useTableLabels } from '../list/use-table-labels.ts';
import { useFreshRows } from '../live/fresh-rows.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { firstRowsQuery } from '../rows/row-queries.ts';
import { useReferences } from '../rows/use-references.ts';
import { useImportable, useMay } from '../viewer/use-may.ts';
import { useViewer } from '../viewer/viewer.ts';
import { EditedRow } from './EditedRow.tsx';
import { cellFormats, tableColumns } from './table-columns.ts';

export interface TablePageProps<T extends TableName> {
  of: Table<T>;
  /** The rows, where the page itself narrows them. */
  list?: EntityList<T>;
  /** What they are called then, and what is said and offered where there are none. */
  caption?: string;
  emptyTitle?: string;
  emptyAction?: ReactNode;
  /** Whether adding a row is offered here. */
  adds?: boolean;
  /** What else can be done with the whole page. */
  actions?: ReactNode;
  /** What stands between its head and its rows. */
  above?: ReactNode;
  /** What stands in place of the rows, where people look at them in another way. */
  instead?: ReactNode;
  /** What stands in place of the form of the row that the address names. */
  detail?: ReactNode;
  /** Finds what a file says of all rows beside what the list knows of those in sight. */
  beforeFile?: (rows: readonly RowOf<T>[]) => Promise<void>;
}

/** The number of rows on some forty sheets: more than that was hardly meant. */
const mostPrinted = 2_000;

/** The page of a table: its list, and beside it the form of the row that the address names. */
export function TablePage<T extends TableName>({
  of: table,
  list = table.list,
  caption,
  emptyTitle,
  emptyAction,
  adds = true,
  actions,
  above,
  instead,
  detail,
  beforeFile,
}: TablePageProps<T>) {
  const i18n = useI18n();
  const { t } = i18n;
  const toast = useToast();
  const { has } = useViewer();
  const placeOf = usePlaces();
  const { params, setParams, hrefWith } = useSearchParams();
  const mayWrite = useMay('update', table);
  const mayAdd = useMay('create', table) && adds;
  const mayImport = useImportable(table).length > 0;
  const { place, inFile = [] } = table;
  const texts = tableTexts(t, place.table);
  const title = texts.own('list.title');
  useTitle(title);

  const open = useEntityList(list, instead === undefined);
  const fresh = useFreshRows(place.table);
  const labels = useTableLabels(texts.general('list.search'));
  const columns = instead === undefined ? resolveColumns(table.columns, table.rules) : [];
  const others = instead === undefined ? resolveColumns(table.filters ?? [], table.rules) : [];
  const references = useReferences(columns, open.rows);
  const unlisted = useReferences(others, undefined);
  const context = { i18n, texts, references };

  const source = table.comesFrom && placeOf(table.comesFrom);
  // Whoever has come from a row there, as an exam, to its own, of which there are none, adds one rather than go back.
  const { search, filters } = open.view;
  const narrowedBy = Object.keys(filters).map((column) => list.filters[column]?.field);
  const isOfOne = search === '' && narrowedBy.join() === table.comesFrom;
  const isFirstAwaited = isOfOne && mayAdd && open.rows?.length === 0;
  const isReachable = source && !isFirstAwaited && leadsTo(source, has);

  // Rows that are called by what they refer to are there with its names.
  const areNamed = !references.get(columns[0]?.field ?? '')?.isLoading;
  const page = open.query.data?.page;
  const edited = params.get('edit');
  // A list that shows only some of its rows at first is empty in another way than a table without any.
  const first = useQuery({ ...firstRowsQuery(place), enabled: open.rows?.length === 0 });

  const total = page?.totalElements;
  const readAll = async (most?: number, written?: typeof inFile) => {
    const { readNamed } = await import('../rows/name-rows.ts');
    const asked = { table, list, params, columns, references, total, most };
    return readNamed({ ...asked, written, beforeFile, i18n, placeOf, has, toast });
  };

  return (
    <RecordList<RowOf<T>>
      title={title}
      description={texts.own('list.about')}
      count={page?.totalIsExact ? texts.maybe('list.count', { count: page.totalElements }) : undefined}
      caption={caption}
      add={mayAdd ? { label: texts.own('list.add'), onPress: () => setParams({ edit: 'new' }) } : undefined}
      actions={
        (mayImport || actions) && (
          <>
            {mayImport && (
              <Button icon={UploadIcon} onClick={() => setParams({ import: 'csv' })}>
                {t('table.importCsv')}
              </Button>
            )}
            {actions}
          </>
        )
      }
      above={above}
      instead={instead}
      columns={tableColumns(columns, context)}
      formats={cellFormats(i18n)}
      rows={areNamed ? open.rows : undefined}
      whole={isFirstAwaited || first.data?.length === 0 ? 0 : undefined}
      rowKey={({ id }) => id}
      fresh={fresh}
      rowHref={
        place.row || mayWrite
          ? ({ id }) => (place.row && rowHref(place, id)) || hrefWith({ edit: id })
          : undefined
      }
      current={edited ?? undefined}
      view={open.view}
      onViewChange={open.onViewChange}
      tools={{
        labels,
        search: list.isSearched !== false,
        filters: drawColumns(tableColumns(others, { ...context, references: unlisted }), cellFormats(i18n)),
        views: open.views,
        print: () => readAll(mostPrinted),
        csv: {
          fileName: `${caption ?? title} ${localDate(new Date(), i18n.timeZone)}.csv`,
          rows: () => readAll(undefined, inFile),
          // With it the file can be taken in again.
          unlisted: [
            ...inFile.map((field) => ({
              header: texts.field(field),
              value: (row: Entity<T>) => row[field] as CellValue,
            })),
            { header: t('table.id'), value: ({ id }) => id },
          ],
        },
      }}
      bulk={useBulk(table)}
      refreshing={open.query.isPlaceholderData}
      skeletonRows={12}
      paging={
        page && {
          page: open.page,
          size: page.size,
          total: { value: page.totalElements, exact: page.totalIsExact },
          onPageChange: open.onPageChange,
        }
      }
      empty={{
        icon: place.icon,
        title: emptyTitle ?? texts.own('list.empty'),
        description: mayAdd ? texts.maybe('list.empty.text') : undefined,
        action:
          emptyAction ??
          (isReachable ? (
            <ButtonLink href={source.list?.path ?? ''}>
              {t(`${source.table}.list.title` as MessageKey)}
            </ButtonLink>
          ) : undefined),
      }}
      error={open.query.isLoadingError && <QueryFailure query={open.query} ofPage />}
      detail={detail ?? (edited && <EditedRow of={table} listed={instead ? [] : open.rows} />)}
    />
  );
}
