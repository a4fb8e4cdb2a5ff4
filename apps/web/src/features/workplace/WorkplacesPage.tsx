import { StatusTag, type TableColumn } from '@tatami/ui';
import { BuildingIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import type { Workplace } from '../../lib/club/workplaces.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { EntityListPage } from '../../lib/list/EntityListPage.tsx';
import { useViewer } from '../../lib/viewer.ts';
import { workplaceList } from './workplace-list.ts';

const WorkplaceDrawer = lazy(async () => ({
  default: (await import('./WorkplaceDrawer.tsx')).WorkplaceDrawer,
}));

/** Where the club trains. */
export function WorkplacesPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  return (
    <EntityListPage
      list={workplaceList}
      title="workplaces.title"
      description="workplaces.description"
      searchLabel={t('workplaces.search')}
      columns={columns(t)}
      icon={BuildingIcon}
      emptyTitle={t('workplaces.empty.title')}
      emptyText={t('workplaces.empty.text')}
      addLabel={t('workplaces.add')}
      mayWrite={has('Workplace:Write')}
      Drawer={WorkplaceDrawer}
      refreshes={['training']}
    />
  );
}

function columns(t: Translate): TableColumn<Workplace>[] {
  const address = ({ address, postalCode, city }: Workplace) =>
    [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    {
      id: 'name',
      header: t('workplace.name'),
      sortable: true,
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    { id: 'city', header: t('workplace.address'), sortable: true, cell: address, value: address },
    { id: 'room', header: t('workplace.room'), cell: ({ room }) => room, value: ({ room }) => room },
    {
      id: 'capacity',
      header: t('workplace.capacity'),
      sortable: true,
      filter: 'number',
      align: 'end',
      cell: ({ capacity }) => capacity !== null && t('workplace.places', { count: capacity }),
      value: ({ capacity }) => capacity,
    },
    {
      id: 'active',
      header: t('workplace.state'),
      card: 'aside',
      filter: {
        choices: [
          { value: 'true', label: t('workplace.active') },
          { value: 'false', label: t('workplace.inactive') },
        ],
      },
      cell: ({ active }) =>
        active ? (
          <StatusTag status="success">{t('workplace.active')}</StatusTag>
        ) : (
          <StatusTag status="neutral">{t('workplace.inactive')}</StatusTag>
        ),
      value: ({ active }) => String(active),
    },
  ];
}
