import { useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { Button, EmptyState, Stack, type TableColumn, useToast } from '@tatami/ui';
import { type IconComponent, PlusIcon } from '@tatami/ui/icons';
import { type ComponentType, Suspense } from 'react';
import { club } from '../api/club.ts';
import { refreshTables } from '../api/refresh-tables.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import type { MessageKey } from '../i18n/translator.ts';
import { PageHead } from '../PageHead.tsx';
import { useSearchParams } from '../router/search-params.ts';
import { EntityTable } from './EntityTable.tsx';
import type { EntityList } from './entity-list.ts';
import type { BulkChanges } from './use-bulk-changes.ts';
import { useEntityList } from './use-entity-list.ts';

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
  title: MessageKey;
  /** A line about the page. */
  description: MessageKey;
  searchLabel: string;
  columns: readonly TableColumn<Entity<T>>[];
  icon: IconComponent;
  emptyTitle: string;
  /** What to do about it, for who may write. */
  emptyText?: string | undefined;
  addLabel: string;
  mayWrite: boolean;
  Drawer: ComponentType<EntityDrawerProps<T>>;
  /** Tables whose rows tell something of these ones: a change has them read anew. */
  refreshes?: readonly TableName[] | undefined;
  /** What can be done with many of them at once, by who may write. */
  bulk?: Omit<BulkChanges<T>, 'refreshes'> | undefined;
}

/** A table of the server: searched, ordered and paged there; its rows are edited beside it. */
export function EntityListPage<T extends TableName>({
  list,
  title,
  description,
  searchLabel,
  columns,
  icon,
  emptyTitle,
  emptyText,
  addLabel,
  mayWrite,
  Drawer,
  refreshes = [],
  bulk,
}: EntityListPageProps<T>) {
  const { t } = useI18n();
  const toast = useToast();
  const { params, hrefWith, setParams } = useSearchParams();
  const open = useEntityList(list);
  const { rows } = open;

  const edited = params.get('edit');
  const listed = rows?.find(({ id }) => id === edited);
  // An address that was sent may name a row of another page of the list.
  const unlisted = useQuery({
    queryKey: [list.table, 'one', edited],
    queryFn: ({ signal }) => club.table(list.table).get(edited ?? '', { signal }),
    enabled: mayWrite && edited !== null && edited !== 'new' && rows !== undefined && !listed,
  });
  const entity: Entity<T> | undefined = listed ?? unlisted.data;

  const close = () => setParams({ edit: null }, { replace: true });
  const finish = (message: string) => {
    close();
    void refreshTables(list.table, ...refreshes);
    toast({ message });
  };
  const addButton = mayWrite && (
    <Button variant="primary" icon={PlusIcon} onClick={() => setParams({ edit: 'new' })}>
      {addLabel}
    </Button>
  );

  return (
    <Stack space={24}>
      <PageHead title={title} description={description} actions={addButton} />
      <EntityTable
        of={open}
        title={t(title)}
        searchLabel={searchLabel}
        columns={columns}
        rowHref={mayWrite ? ({ id }) => hrefWith({ edit: id }) : undefined}
        empty={
          <EmptyState
            icon={icon}
            title={emptyTitle}
            description={mayWrite ? emptyText : undefined}
            action={addButton}
          />
        }
        bulk={mayWrite && bulk ? { ...bulk, refreshes } : undefined}
      />
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
