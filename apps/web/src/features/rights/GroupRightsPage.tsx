import type { Entity } from '@tatami/sdk';
import type { ColumnFilter, TableColumn } from '@tatami/ui';
import { KeyIcon, TrashIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useViewer } from '../../lib/viewer.ts';
import { groupRightList } from './rights-lists.ts';
import { useGroupFilter } from './use-group-filter.ts';

const GroupRightDrawer = lazy(async () => ({
  default: (await import('./GroupRightDrawer.tsx')).GroupRightDrawer,
}));

/** What the members of each group may do. */
export function GroupRightsPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  const byGroup = useGroupFilter();
  return (
    <EntityListPage
      list={groupRightList}
      title="groupRights.title"
      description="groupRights.description"
      searchLabel={t('groupRights.search')}
      columns={columns(t, byGroup)}
      icon={KeyIcon}
      emptyTitle={t('groupRights.empty')}
      addLabel={t('groupRights.add')}
      mayWrite={has('RightTo:Write')}
      Drawer={GroupRightDrawer}
      bulk={{
        nameOf: ({ right, groupName }) => `${groupName}: ${right}`,
        changes: [
          {
            label: t('groupRights.bulk.remove'),
            icon: TrashIcon,
            question: (count) => t('groupRights.bulk.question', { count }),
            description: t('groupRight.remove.text'),
            again: ({ group, right }) => ({ group, right }),
            done: (count) => t('groupRights.bulk.removed', { count }),
          },
        ],
      }}
    />
  );
}

function columns(t: Translate, byGroup: ColumnFilter): TableColumn<Entity<'rightto'>>[] {
  return [
    {
      id: 'right',
      header: t('groupRight.right'),
      sortable: true,
      cell: ({ right }) => right,
      value: ({ right }) => right,
    },
    {
      id: 'groupName',
      header: t('rights.group'),
      sortable: true,
      filter: byGroup,
      cell: ({ groupName }) => groupName,
      value: ({ groupName }) => groupName,
    },
  ];
}
