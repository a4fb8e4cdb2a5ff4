import { OwnViewPage } from '@tatami/tables/OwnViewPage';
import { refreshTables } from '@tatami/tables/refresh-tables';
import type { Table } from '@tatami/tables/table';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, useToast } from '@tatami/ui';
import { KeyIcon, PlusIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense } from 'react';
import { loadGroupRights } from './load-group-rights.ts';

const GroupRights = lazy(loadGroupRights);
const RowEditor = lazy(async () => ({
  default: (await import('@tatami/tables/RowEditor')).RowEditor<'groupright'>,
}));

/** What each group may do: group by group with a switch for each right, or as a list of all rights given. */
export function RightsPage({ of: table }: { of: Table<'rightto'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { params, setParams, hrefWith } = useSearchParams();
  const mayAdd = has('GroupRight:Write');
  const addGroup = mayAdd && (
    <ButtonLink href={hrefWith({ group: 'new' })} icon={PlusIcon}>
      {t('rights.addGroup')}
    </ButtonLink>
  );
  const show = (group: string | null) => setParams({ group }, { replace: true });
  return (
    <>
      <OwnViewPage
        of={table}
        label={t('rights.view')}
        own={{ label: t('rights.view.groups'), icon: KeyIcon, view: <GroupRights />, actions: addGroup }}
        listLabel={t('rights.view.list')}
      />
      {mayAdd && params.get('group') === 'new' && (
        <Suspense>
          {/* Its rights and its people are what comes next. */}
          <RowEditor
            of="groupright"
            onClose={() => show(null)}
            onSaved={({ id }) => {
              void refreshTables('groupright');
              show(id);
              toast({ message: t('form.saved') });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
