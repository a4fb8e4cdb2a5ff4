import { useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { useToast } from '@tatami/ui';
import { Suspense } from 'react';
import { refreshTables } from '../api/refresh-tables.ts';
import { useI18n } from '../i18n/i18n-context.ts';
import { showAhead } from '../list/show-ahead.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSearchParams } from '../router/search-params.ts';
import { rowHref } from './row-href.ts';
import { rowQuery } from './row-queries.ts';
import type { RowDrawerProps, Table } from './table.ts';
import { useMay } from './use-may.ts';

interface EditedRowProps<T extends TableName> {
  of: Table<T>;
  /** The rows that are here already. */
  listed: readonly RowOf<T>[] | undefined;
}

/** The drawer with the row that the address says is edited, for who may write. */
export function EditedRow<T extends TableName>({ of: table, listed }: EditedRowProps<T>) {
  const { t } = useI18n();
  const toast = useToast();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const { place } = table;
  const mayWrite = useMay('update', table);
  const edited = params.get('edit');
  const found = listed?.find(({ id }) => id === edited);
  // An address that was sent may name a row of another page of the list.
  const unlisted = useQuery({
    ...rowQuery(place.table, edited ?? ''),
    enabled: mayWrite && edited !== null && edited !== 'new' && listed !== undefined && !found,
  });
  const entity: Entity<T> | undefined = found ?? unlisted.data;
  if (!mayWrite || !(entity || edited === 'new')) return null;

  const close = () => setParams({ edit: null, show: null }, { replace: true });
  const finish = (message: string, undo?: () => void) => {
    close();
    void refreshTables(place.table);
    toast({ message, action: undo && { label: t('bulk.undo'), onAction: undo } });
  };
  const bringBack = async (removed: Entity<T>) => {
    const { makeAgain } = await import('./make-again.ts');
    const { message, failure } = await makeAgain(table, [removed], t);
    toast(failure ? { message: failure, tone: 'danger' } : { message: message ?? '' });
  };
  const drawer: RowDrawerProps<T> = {
    table,
    entity,
    onClose: close,
    onSaved: (saved, message = t('form.saved')) => {
      if (entity || !place.row) return finish(message);
      void refreshTables(place.table);
      navigate(rowHref(place, (saved as RowOf<T>).id) ?? '', { replace: true });
    },
    onRemoved: (message = t('form.deleted')) => {
      showAhead(place.table, (row) => (row.id === edited ? null : row));
      finish(message, table.again && entity && (() => void bringBack(entity)));
    },
  };
  return <Suspense>{table.Drawer && <table.Drawer key={edited} {...drawer} />}</Suspense>;
}
