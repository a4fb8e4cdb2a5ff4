import type { Entity } from '@tatami/sdk';
import { Select, type TableColumn } from '@tatami/ui';
import { UsersIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useViewer } from '../../lib/viewer.ts';
import { UserStatusTag } from './UserStatusTag.tsx';
import { userList, userStatuses } from './user-list.ts';

const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer.tsx')).UserDrawer }));

/** Everybody who may sign in, or may not any more. */
export function UsersPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  return (
    <EntityListPage
      list={userList}
      title={t('users.title')}
      description={t('users.description')}
      searchLabel={t('users.search')}
      filters={
        <Select
          label={t('user.status')}
          labelHidden
          emptyLabel={t('users.everyStatus')}
          options={userStatuses.map((status) => ({ value: status, label: t(`user.status.${status}`) }))}
          value={userStatuses.find((status) => status === params.get('status')) ?? ''}
          onValueChange={(status) => setParams({ status, page: null }, { replace: true })}
        />
      }
      columns={columns(t)}
      icon={UsersIcon}
      emptyTitle={t('users.empty')}
      addLabel={t('users.add')}
      mayWrite={has('User:Write')}
      Drawer={UserDrawer}
      alsoChanged={['useringroupright']}
    />
  );
}

function columns(t: Translate): TableColumn<Entity<'user'>>[] {
  return [
    {
      id: 'lastName',
      header: t('users.name'),
      sortable: true,
      cell: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    },
    { id: 'username', header: t('user.username'), sortable: true, cell: ({ username }) => username },
    { id: 'email', header: t('user.email'), sortable: true, cell: ({ email }) => email },
    {
      id: 'status',
      header: t('user.status'),
      sortable: true,
      card: 'aside',
      cell: ({ status }) => <UserStatusTag status={status} />,
    },
  ];
}
