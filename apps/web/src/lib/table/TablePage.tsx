import type { TableName } from '@tatami/sdk';
import { Button, Stack } from '@tatami/ui';
import { PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '../i18n/i18n-context.ts';
import { useEntityList } from '../list/use-entity-list.ts';
import { useSearchParams } from '../router/search-params.ts';
import { EditedRow } from './EditedRow.tsx';
import { TableHead } from './TableHead.tsx';
import { TableList } from './TableList.tsx';
import type { Table } from './table.ts';
import { tableTexts } from './table-texts.ts';
import { useMay } from './use-may.ts';

/** The page of a table: its list, and beside it the form of the row that the address names. */
export function TablePage<T extends TableName>({ of: table }: { of: Table<T> }) {
  const { t } = useI18n();
  const texts = tableTexts(t, table.place.table);
  const { params, setParams } = useSearchParams();
  const list = useEntityList(table.list);
  const total = list.query.data?.page;
  const count = total?.totalIsExact ? total.totalElements : undefined;
  const addButton = useMay('create', table) && (
    <Button
      // The primary deed is in the drawer while there is one.
      variant={params.has('edit') ? 'secondary' : 'primary'}
      icon={PlusIcon}
      onClick={() => setParams({ edit: 'new' })}
    >
      {texts.own('list.add')}
    </Button>
  );
  return (
    <Stack space={24}>
      <TableHead
        of={table}
        count={count === undefined ? undefined : texts.maybe('list.count', { count })}
        actions={
          <>
            {table.Actions && <table.Actions />}
            {addButton}
          </>
        }
      />
      <TableList of={table} list={list} addButton={addButton} />
      <EditedRow of={table} listed={list.rows} />
    </Stack>
  );
}
