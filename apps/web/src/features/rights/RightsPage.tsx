import { Button, ButtonLink, SegmentedControl, Stack } from '@tatami/ui';
import { KeyIcon, ListIcon, PlusIcon } from '@tatami/ui/icons';
import { lazy, type ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useEntityList } from '../../lib/list/use-entity-list.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { EditedRow } from '../../lib/table/EditedRow.tsx';
import { TableHead } from '../../lib/table/TableHead.tsx';
import { TableList } from '../../lib/table/TableList.tsx';
import type { Table } from '../../lib/table/table.ts';
import { useMay } from '../../lib/table/use-may.ts';
import { useViewer } from '../../lib/viewer.ts';
import { loadGroupRights } from './load-group-rights.ts';
import { showsRightsList } from './shows-rights-list.ts';

const GroupRights = lazy(loadGroupRights);

/** What each group may do: group by group with a switch for each right, or as a list of all rights given. */
export function RightsPage({ of: table }: { of: Table<'rightto'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  const isList = showsRightsList(params);
  const mayAdd = useMay('create', table);
  const addButton = mayAdd && (
    <Button icon={PlusIcon} onClick={() => setParams({ edit: 'new' })}>
      {t('rightto.list.add')}
    </Button>
  );
  return (
    <Stack space={24}>
      <TableHead
        of={table.place}
        actions={
          isList
            ? addButton
            : has('GroupRight:Write') && (
                <ButtonLink href="/adm/groupright?edit=new" icon={PlusIcon}>
                  {t('rights.addGroup')}
                </ButtonLink>
              )
        }
      />
      <SegmentedControl
        label={t('rights.view')}
        labelHidden
        value={isList ? 'list' : 'groups'}
        onValueChange={(chosen) =>
          setParams({ view: chosen === 'list' ? 'list' : null, edit: null, page: null })
        }
        options={[
          { value: 'groups', label: t('rights.view.groups'), icon: KeyIcon },
          { value: 'list', label: t('rights.view.list'), icon: ListIcon },
        ]}
      />
      {isList ? <RightsList of={table} addButton={addButton} /> : <GroupRights />}
    </Stack>
  );
}

function RightsList({ of: table, addButton }: { of: Table<'rightto'>; addButton: ReactNode }) {
  const list = useEntityList(table.list);
  return (
    <>
      <TableList of={table} list={list} addButton={addButton} />
      <EditedRow of={table} listed={list.rows} />
    </>
  );
}
