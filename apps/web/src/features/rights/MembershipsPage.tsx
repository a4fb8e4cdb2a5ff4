import type { Entity } from '@tatami/sdk';
import { StatusTag, type TableColumn, Text } from '@tatami/ui';
import { UsersIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useViewer } from '../../lib/viewer.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { membershipList } from './rights-lists.ts';
import { firstDay, lastDay, validityAt } from './validity.ts';

const MembershipDrawer = lazy(async () => ({
  default: (await import('./MembershipDrawer.tsx')).MembershipDrawer,
}));

const looks = { coming: 'info', valid: 'success', over: 'neutral' } as const;

/** Who is in which group, for a time or for good. */
export function MembershipsPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has } = useViewer();
  return (
    <EntityListPage
      list={membershipList}
      title={t('memberships.title')}
      description={t('memberships.description')}
      searchLabel={t('memberships.search')}
      filters={<GroupFilter />}
      columns={columns(i18n)}
      icon={UsersIcon}
      emptyTitle={t('memberships.empty')}
      addLabel={t('memberships.add')}
      mayWrite={has('UserInGroupRight:Write')}
      Drawer={MembershipDrawer}
    />
  );
}

function columns({ t, format, timeZone }: I18n): TableColumn<Entity<'useringroupright'>>[] {
  const day = (date: string) =>
    date && (
      <Text as="span" tabular>
        {format.date(date)}
      </Text>
    );
  return [
    { id: 'username', header: t('membership.user'), sortable: true, cell: ({ username }) => username },
    { id: 'groupName', header: t('rights.group'), sortable: true, cell: ({ groupName }) => groupName },
    {
      id: 'validFrom',
      header: t('membership.validFrom'),
      sortable: true,
      nowrap: true,
      cell: ({ validFrom }) => day(firstDay(validFrom, timeZone)),
    },
    {
      id: 'validTo',
      header: t('membership.validTo'),
      sortable: true,
      nowrap: true,
      cell: ({ validTo }) => day(lastDay(validTo, timeZone)),
    },
    {
      id: 'validity',
      header: t('membership.validity'),
      card: 'aside',
      cell: (membership) => {
        const validity = validityAt(Date.now(), membership);
        return <StatusTag status={looks[validity]}>{t(`membership.validity.${validity}`)}</StatusTag>;
      },
    },
  ];
}
