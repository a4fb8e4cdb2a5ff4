import { useQuery } from '@tanstack/react-query';
import type { Entity, TableName } from '@tatami/sdk';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { Suspense, useState } from 'react';
import { rowHref } from '../description/row-href.ts';
import type { RowDrawerProps, Table } from '../description/table.ts';
import type { RowOf } from '../list/use-entity-list.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { useFollowRow } from '../row/use-follow-row.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { rowQuery } from '../rows/row-queries.ts';
import { useMay } from '../viewer/use-may.ts';

interface EditedRowProps<T extends TableName> {
  of: Table<T>;
  /** The rows that are here already. */
  listed: readonly RowOf<T>[] | undefined;
}

/** The drawer with the row that the address says is edited: its form for who may write, what that holds for who may read. */
export function EditedRow<T extends TableName>({ of: table, listed }: EditedRowProps<T>) {
  const { t } = useI18n();
  const toast = useToast();
  const { navigate } = useNavigation();
  const { params, setParams } = useSearchParams();
  const follow = useFollowRow(table);
  const { place } = table;
  const edited = params.get('edit');
  // What a training taught is noted and taken back, and never changed.
  const mayWrite = useMay(edited === 'new' ? 'create' : 'update', table);
  const found = listed?.find(({ id }) => id === edited);
  // An address that was sent may name a row of another page of the list.
  const unlisted = useQuery({
    ...rowQuery(place.table, edited ?? ''),
    enabled:
      table.Drawer !== undefined && edited !== null && edited !== 'new' && listed !== undefined && !found,
  });
  // What others do may move it to another page of the list, or remove it: the form stays with what is typed.
  const entity: Entity<T> | undefined = useHeld(edited, found ?? unlisted.data);
  const gone = ['edit', 'show', ...(table.newRowParams ?? [])].map((name) => [name, null]);
  const close = () => setParams(Object.fromEntries(gone), { replace: true });
  if (unlisted.isLoadingError && !entity) return <QueryFailure query={unlisted} />;
  if (!mayWrite)
    return (
      entity &&
      table.ShownRow && (
        <Suspense>
          <table.ShownRow of={table} entity={entity} onClose={close} />
        </Suspense>
      )
    );
  if (!(entity || edited === 'new')) return null;

  const tell = (message: string, undo?: () => void) => {
    void refreshTables(place.table);
    toast({ message, action: undo && { label: t('bulk.undo'), onAction: undo } });
  };
  const drawer: RowDrawerProps<T> = {
    table,
    entity,
    isBesideList: true,
    onClose: close,
    onSaved: (saved, message = t('form.saved'), undo) => {
      if (entity || !place.row) {
        close();
        follow(saved);
        return tell(message, undo);
      }
      void refreshTables(place.table);
      navigate(rowHref(place, (saved as RowOf<T>).id) ?? '', { replace: true });
    },
    onRemoved: (message = t('form.deleted'), undo) => {
      close();
      tell(message, undo);
    },
  };
  return <Suspense>{table.Drawer && <table.Drawer key={edited} {...drawer} />}</Suspense>;
}

/** A value as it was last known under this key. */
function useHeld<Value>(key: string | null, value: Value | undefined): Value | undefined {
  const [held, setHeld] = useState({ key, value });
  if (held.key !== key || (value !== undefined && held.value !== value)) {
    setHeld({ key, value });
    return value;
  }
  return held.value;
}
