import type { Entity } from '@tatami/sdk';
import type { TableColumn } from '@tatami/ui';
import { CancelledIcon, UserCheckIcon, UsersIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { localDate } from '../../lib/club/club-time.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import type { BulkChange } from '../../lib/list/use-bulk-changes.ts';
import { useViewer } from '../../lib/viewer.ts';
import { UserStatusTag } from './UserStatusTag.tsx';
import { userList, userStatuses } from './user-list.ts';

const UserDrawer = lazy(async () => ({ default: (await import('./UserDrawer.tsx')).UserDrawer }));

type User = Entity<'user'>;

/** Everybody who may sign in, or may not any more. */
export function UsersPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has, whoami } = useViewer();
  return (
    <EntityListPage
      list={userList}
      title="users.title"
      description="users.description"
      searchLabel={t('users.search')}
      columns={columns(i18n)}
      icon={UsersIcon}
      emptyTitle={t('users.empty')}
      addLabel={t('users.add')}
      mayWrite={has('User:Write')}
      Drawer={UserDrawer}
      refreshes={['useringroupright']}
      bulk={{
        nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        changes: bulkChanges(i18n, whoami.id),
      }}
    />
  );
}

/** domain.md: `active ↔ blocked`. Whoever was invited only would not come back to that. */
function bulkChanges({ t }: I18n, me: string): BulkChange<'user'>[] {
  const from = (before: User['status'], after: User['status']) => (user: User) => {
    if (user.id === me) return t('users.bulk.self');
    if (user.status !== before && user.status !== after) {
      return t('users.bulk.not', { status: t(`user.status.${user.status}`) });
    }
    return { status: after };
  };
  return [
    {
      label: t('users.bulk.block'),
      icon: CancelledIcon,
      change: from('active', 'blocked'),
      done: (count) => t('users.bulk.blocked', { count }),
    },
    {
      label: t('users.bulk.unblock'),
      icon: UserCheckIcon,
      change: from('blocked', 'active'),
      done: (count) => t('users.bulk.unblocked', { count }),
    },
  ];
}

function columns({ t, format, timeZone }: I18n): TableColumn<User>[] {
  const name = ({ firstName, lastName }: User) => `${lastName} ${firstName}`;
  return [
    { id: 'lastName', header: t('users.name'), sortable: true, cell: name, value: name },
    {
      id: 'username',
      header: t('user.username'),
      sortable: true,
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    {
      id: 'email',
      header: t('user.email'),
      sortable: true,
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    {
      id: 'createdAt',
      header: t('user.createdAt'),
      sortable: true,
      filter: 'date',
      nowrap: true,
      fromDesktop: true,
      card: 'hidden',
      cell: ({ createdAt }) => format.dateOf(createdAt),
      value: ({ createdAt }) => localDate(createdAt, timeZone),
    },
    {
      id: 'status',
      header: t('user.status'),
      sortable: true,
      filter: {
        choices: userStatuses.map((status) => ({ value: status, label: t(`user.status.${status}`) })),
      },
      card: 'aside',
      cell: ({ status }) => <UserStatusTag status={status} />,
      value: ({ status }) => status,
    },
  ];
}
