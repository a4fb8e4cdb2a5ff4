import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { type ColumnFilter, StatusTag, type TableColumn } from '@tatami/ui';
import { TrashIcon, UsersIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useViewer } from '../../lib/viewer.ts';
import { membershipList } from './rights-lists.ts';
import { useGroupFilter } from './use-group-filter.ts';
import { userQuery } from './user-query.ts';
import { firstDay, lastDay, validityAt } from './validity.ts';

const MembershipDrawer = lazy(async () => ({
  default: (await import('./MembershipDrawer.tsx')).MembershipDrawer,
}));

const looks = { coming: 'info', valid: 'success', over: 'neutral' } as const;

/** Who is in which group, for a time or for good. */
export function MembershipsPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has, whoami } = useViewer();
  return (
    <EntityListPage
      list={membershipList}
      title="memberships.title"
      description="memberships.description"
      searchLabel={t('memberships.search')}
      columns={columns(i18n, useUserFilter(), useGroupFilter())}
      icon={UsersIcon}
      emptyTitle={t('memberships.empty')}
      addLabel={t('memberships.add')}
      mayWrite={has('UserInGroupRight:Write')}
      Drawer={MembershipDrawer}
      bulk={{
        nameOf: ({ username, groupName }) => `${username}, ${groupName}`,
        changes: [
          {
            label: t('memberships.bulk.remove'),
            icon: TrashIcon,
            question: (count) => t('memberships.bulk.question', { count }),
            description: t('memberships.bulk.text'),
            // Who has lost the right to give rights could not take it back.
            refuse: ({ user }) => (user === whoami.id ? t('users.bulk.self') : undefined),
            again: ({ user, group, validFrom, validTo }) => ({ user, group, validFrom, validTo }),
            done: (count) => t('memberships.bulk.removed', { count }),
          },
        ],
      }}
    />
  );
}

/** The one user to whom a link has narrowed the list; others are found by the search. */
function useUserFilter(): ColumnFilter | undefined {
  const { params } = useSearchParams();
  const user = params.get('user');
  const { data } = useQuery({ ...userQuery(user ?? ''), enabled: user !== null });
  return data && { choices: [{ value: data.id, label: `${data.firstName} ${data.lastName}` }] };
}

function columns(
  { t, format, timeZone }: I18n,
  byUser: ColumnFilter | undefined,
  byGroup: ColumnFilter,
): TableColumn<Entity<'useringroupright'>>[] {
  const day = (date: string) => date && format.date(date);
  const validityOf = (membership: Entity<'useringroupright'>) => validityAt(Date.now(), membership);
  return [
    {
      id: 'username',
      header: t('membership.user'),
      sortable: true,
      filter: byUser,
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    {
      id: 'groupName',
      header: t('rights.group'),
      sortable: true,
      filter: byGroup,
      cell: ({ groupName }) => groupName,
      value: ({ groupName }) => groupName,
    },
    {
      id: 'validFrom',
      header: t('membership.validFrom'),
      sortable: true,
      filter: 'date',
      nowrap: true,
      cell: ({ validFrom }) => day(firstDay(validFrom, timeZone)),
      value: ({ validFrom }) => firstDay(validFrom, timeZone),
    },
    {
      id: 'validTo',
      header: t('membership.validTo'),
      sortable: true,
      nowrap: true,
      cell: ({ validTo }) => day(lastDay(validTo, timeZone)),
      value: ({ validTo }) => lastDay(validTo, timeZone),
    },
    {
      id: 'validity',
      header: t('membership.validity'),
      card: 'aside',
      cell: (membership) => {
        const validity = validityOf(membership);
        return <StatusTag status={looks[validity]}>{t(`membership.validity.${validity}`)}</StatusTag>;
      },
      value: (membership) => t(`membership.validity.${validityOf(membership)}`),
    },
  ];
}
