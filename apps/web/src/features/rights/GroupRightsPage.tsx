import type { Entity } from '@tatami/sdk';
import type { TableColumn } from '@tatami/ui';
import { KeyIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useViewer } from '../../lib/viewer.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { groupRightList } from './rights-lists.ts';

const GroupRightDrawer = lazy(async () => ({
  default: (await import('./GroupRightDrawer.tsx')).GroupRightDrawer,
}));

/** What the members of each group may do. */
export function GroupRightsPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  return (
    <EntityListPage
      list={groupRightList}
      title={t('groupRights.title')}
      description={t('groupRights.description')}
      searchLabel={t('groupRights.search')}
      filters={<GroupFilter />}
      columns={columns(t)}
      icon={KeyIcon}
      emptyTitle={t('groupRights.empty')}
      addLabel={t('groupRights.add')}
      mayWrite={has('RightTo:Write')}
      Drawer={GroupRightDrawer}
    />
  );
}

function columns(t: Translate): TableColumn<Entity<'rightto'>>[] {
  return [
    { id: 'right', header: t('groupRight.right'), sortable: true, cell: ({ right }) => right },
    { id: 'groupName', header: t('rights.group'), sortable: true, cell: ({ groupName }) => groupName },
  ];
}
