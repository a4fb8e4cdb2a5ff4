import type { TableName } from '@tatami/sdk';
import { Button, SegmentedControl, Stack } from '@tatami/ui';
import { type IconComponent, ListIcon, PlusIcon } from '@tatami/ui/icons';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { useEntityList } from '../list/use-entity-list.ts';
import { useSearchParams } from '../router/search-params.ts';
import { EditedRow } from './EditedRow.tsx';
import { showsList } from './shows-list.ts';
import { TableHead } from './TableHead.tsx';
import { TableList } from './TableList.tsx';
import type { Table } from './table.ts';
import { tableTexts } from './table-texts.ts';
import { useMay } from './use-may.ts';

interface OwnViewPageProps<T extends TableName> {
  of: Table<T>;
  /** Names the choice between the two views. */
  label: string;
  /** Its own view. Rows are added from it too, where it has no actions of its own. */
  own: { label: string; icon: IconComponent; view: ReactNode; actions?: ReactNode };
  /** What the list is called beside it. */
  listLabel: string;
}

/** The page of a table that people look at in a way of its own; its list is the other view. */
export function OwnViewPage<T extends TableName>({ of: table, label, own, listLabel }: OwnViewPageProps<T>) {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const isList = showsList(params);
  const addButton = useMay('create', table) && (
    <Button
      // The primary deed is in the drawer while there is one.
      variant={params.has('edit') ? 'secondary' : 'primary'}
      icon={PlusIcon}
      onClick={() => setParams({ edit: 'new' })}
    >
      {tableTexts(t, table.place.table).own('list.add')}
    </Button>
  );
  return (
    <Stack space={24}>
      <TableHead of={table} actions={(!isList && own.actions) || addButton} />
      <SegmentedControl
        label={label}
        labelHidden
        value={isList ? 'list' : 'own'}
        onValueChange={(chosen) =>
          setParams({ view: chosen === 'list' ? 'list' : null, edit: null, page: null })
        }
        options={[
          { value: 'own', label: own.label, icon: own.icon },
          { value: 'list', label: listLabel, icon: ListIcon },
        ]}
      />
      {isList ? <ListView of={table} addButton={addButton} /> : own.view}
    </Stack>
  );
}

function ListView<T extends TableName>({ of: table, addButton }: { of: Table<T>; addButton: ReactNode }) {
  const list = useEntityList(table.list);
  return (
    <>
      <TableList of={table} list={list} addButton={addButton} />
      <EditedRow of={table} listed={list.rows} />
    </>
  );
}
