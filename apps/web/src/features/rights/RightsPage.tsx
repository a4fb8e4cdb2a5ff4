import { OwnViewPage } from '@tatami/tables/OwnViewPage';
import type { Table } from '@tatami/tables/table';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink } from '@tatami/ui';
import { KeyIcon, PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy } from 'react';
import { loadGroupRights } from './load-group-rights.ts';

const GroupRights = lazy(loadGroupRights);

/** What each group may do: group by group with a switch for each right, or as a list of all rights given. */
export function RightsPage({ of: table }: { of: Table<'rightto'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const addGroup = has('GroupRight:Write') && (
    <ButtonLink href="/adm/groupright?edit=new" icon={PlusIcon}>
      {t('rights.addGroup')}
    </ButtonLink>
  );
  return (
    <OwnViewPage
      of={table}
      label={t('rights.view')}
      own={{ label: t('rights.view.groups'), icon: KeyIcon, view: <GroupRights />, actions: addGroup }}
      listLabel={t('rights.view.list')}
    />
  );
}
