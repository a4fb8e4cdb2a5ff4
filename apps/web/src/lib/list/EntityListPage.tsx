import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Inline,
  PageHeader,
  Pagination,
  Stack,
  type TableColumn,
  useToast,
} from '@tatami/ui';
import { type IconComponent, PlusIcon } from '@tatami/ui/icons';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { club } from '../club.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { refreshTables } from '../refresh-tables.ts';
import { useSearchParams } from '../router/search-params.ts';
import { useTitle } from '../router/use-title.ts';
import { type EntityList, entityListQuery } from './entity-list.ts';
import { useListParams } from './list-params.ts';
import { SearchBox } from './SearchBox.tsx';

/** What edits one row: none makes a new one. */
export interface EntityDrawerProps<T extends TableName> {
  entity: Entity<T> | undefined;
  onClose: () => void;
  /** What was done, in a word, when it is not simply saved. */
  onSaved: (message?: string) => void;
  onRemoved: () => void;
}

interface EntityListPageProps<T extends TableName> {
  list: EntityList<T>;
  title: string;
  description: string;
  searchLabel: string;
  /** Selects that narrow the list by its address. */
  filters?: ReactNode | undefined;
  columns: readonly TableColumn<Entity<T>>[];
  icon: IconComponent;
  emptyTitle: string;
  addLabel: string;
  mayWrite: boolean;
  Drawer: ComponentType<EntityDrawerProps<T>>;
  /** Tables whose rows tell something of these ones. */
  alsoChanged?: readonly TableName[] | undefined;
}

/** A table of the server: searched, ordered and paged there; its rows are edited beside it. */
export function EntityListPage<T extends TableName>({
  list,
  title,
  description,
  searchLabel,
  filters,
  columns,
  icon,
  emptyTitle,
  addLabel,
  mayWrite,
  Drawer,
  alsoChanged = [],
}: EntityListPageProps<T>) {
  const { t } = useI18n();
  const toast = useToast();
  const { params, hrefWith, setParams } = useSearchParams();
  const { q, page, sort, setSort, setSearch, setPage } = useListParams(list.sortable, list.defaultSort);
  useTitle(title);

  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...entityListQuery(list, params),
    placeholderData: keepPreviousData,
  });
  const rows = data?.results as (Entity<T> & { id: string })[] | undefined;
  const edited = params.get('edit');
  const listed = rows?.find(({ id }) => id === edited);
  // An address that was sent may name a row of another page of the list.
  const unlisted = useQuery({
    queryKey: [list.table, 'one', edited],
    queryFn: ({ signal }) => club.table(list.table).get(edited ?? '', { signal }),
    enabled: mayWrite && edited !== null && edited !== 'new' && rows !== undefined && !listed,
  });
  const entity: Entity<T> | undefined = listed ?? unlisted.data;

  const isNarrowed = q !== '' || list.filters.some((name) => params.has(name));
  const close = () => setParams({ edit: null }, { replace: true });
  const finish = (message: string) => {
    close();
    void refreshTables(list.table, ...alsoChanged);
    toast({ message });
  };
  const addButton = mayWrite && (
    <Button variant="primary" icon={PlusIcon} onClick={() => setParams({ edit: 'new' })}>
      {addLabel}
    </Button>
  );

  return (
    <Stack space={24}>
      <PageHeader title={title} description={description} actions={addButton} />
      <Stack space={12}>
        <SearchBox label={searchLabel} value={q} onSearch={setSearch} />
        {filters && <Inline space={8}>{filters}</Inline>}
        <Card padding="none" bleed>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={mayWrite ? ({ id }) => hrefWith({ edit: id }) : undefined}
            sort={sort}
            onSortChange={setSort}
            refreshing={isPlaceholderData}
            skeletonRows={12}
            empty={
              isNarrowed ? (
                <EmptyState icon={icon} title={t('list.none.title')} description={t('list.none.text')} />
              ) : (
                <EmptyState icon={icon} title={emptyTitle} action={addButton} />
              )
            }
            error={
              error &&
              !data && (
                <ErrorState
                  title={t('error.title')}
                  description={error.message}
                  onRetry={refetch}
                  retrying={isFetching}
                />
              )
            }
          />
        </Card>
        {data && (
          <Pagination
            page={page}
            size={data.page.size}
            total={data.page.totalElements}
            onPageChange={setPage}
          />
        )}
      </Stack>
      {mayWrite && (entity || edited === 'new') && (
        <Suspense>
          <Drawer
            key={edited}
            entity={entity}
            onClose={close}
            onSaved={(message) => finish(message ?? t('form.saved'))}
            onRemoved={() => finish(t('form.deleted'))}
          />
        </Suspense>
      )}
    </Stack>
  );
}
