import type { Entity } from '@tatami/sdk';
import { Link, type TableColumn, Tag } from '@tatami/ui';
import { ShieldIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useViewer } from '../../lib/viewer.ts';
import { groupList } from './rights-lists.ts';

const GroupDrawer = lazy(async () => ({ default: (await import('./GroupDrawer.tsx')).GroupDrawer }));

/** The groups that users are in; what their members may do stands beside each. */
export function GroupsPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  return (
    <EntityListPage
      list={groupList}
      title="groups.title"
      description="groups.description"
      searchLabel={t('groups.search')}
      columns={columns(t)}
      icon={ShieldIcon}
      emptyTitle={t('groups.empty')}
      addLabel={t('groups.add')}
      mayWrite={has('GroupRight:Write')}
      Drawer={GroupDrawer}
      refreshes={['rightto', 'useringroupright']}
    />
  );
}

function columns(t: Translate): TableColumn<Entity<'groupright'>>[] {
  return [
    {
      id: 'name',
      header: t('group.name'),
      sortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    {
      id: 'description',
      header: t('group.description'),
      cell: ({ description }) => description,
      value: ({ description }) => description,
    },
    {
      id: 'system',
      header: t('group.system'),
      card: 'aside',
      filter: {
        choices: [
          { value: 'true', label: t('group.system.yes') },
          { value: 'false', label: t('group.system.no') },
        ],
      },
      value: ({ system }) => String(system),
      cell: ({ system }) => system && <Tag>{t('group.system.yes')}</Tag>,
    },
    {
      id: 'rights',
      header: t('group.rights'),
      interactive: true,
      cell: ({ id, name }) => (
        <Link href={`/adm/rightto?group=${id}`} title={t('group.rights.of', { name })}>
          {t('group.rights.show')}
        </Link>
      ),
    },
    {
      id: 'members',
      header: t('group.members'),
      interactive: true,
      cell: ({ id, name }) => (
        <Link href={`/adm/useringroupright?group=${id}`} title={t('group.members.of', { name })}>
          {t('group.members.show')}
        </Link>
      ),
    },
  ];
}
