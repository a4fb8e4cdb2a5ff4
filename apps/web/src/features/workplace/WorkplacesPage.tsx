import { useQuery } from '@tanstack/react-query';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  StatusTag,
  type TableColumn,
  Text,
  useToast,
} from '@tatami/ui';
import { BuildingIcon, PlusIcon } from '@tatami/ui/icons';
import { lazy, Suspense } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { Translate } from '../../lib/i18n/translator.ts';
import { refreshTables } from '../../lib/refresh-tables.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useTitle } from '../../lib/router/use-title.ts';
import { useViewer } from '../../lib/viewer.ts';
import { type Workplace, workplacesQuery } from '../../lib/workplaces.ts';

const WorkplaceDrawer = lazy(async () => ({
  default: (await import('./WorkplaceDrawer.tsx')).WorkplaceDrawer,
}));

/** Where the club trains. */
export function WorkplacesPage() {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { params, hrefWith, setParams } = useSearchParams();
  const { data: workplaces, error, refetch, isFetching } = useQuery(workplacesQuery);
  useTitle(t('workplaces.title'));

  const mayWrite = has('Workplace:Write');
  const edited = params.get('edit');
  const workplace = workplaces?.find(({ id }) => id === edited);
  const close = () => setParams({ edit: null }, { replace: true });
  const finish = (message: string) => {
    close();
    void refreshTables('workplace', 'training');
    toast({ message });
  };
  const addButton = mayWrite && (
    <Button variant="primary" icon={PlusIcon} onClick={() => setParams({ edit: 'new' })}>
      {t('workplaces.add')}
    </Button>
  );

  return (
    <Stack space={24}>
      <PageHeader
        title={t('workplaces.title')}
        description={t('workplaces.description')}
        actions={addButton}
      />
      <Card padding="none" bleed>
        <DataTable
          caption={t('workplaces.title')}
          columns={columns(t)}
          rows={workplaces}
          rowKey={({ id }) => id}
          rowHref={mayWrite ? ({ id }) => hrefWith({ edit: id }) : undefined}
          empty={
            <EmptyState
              icon={BuildingIcon}
              title={t('workplaces.empty.title')}
              description={t('workplaces.empty.text')}
              action={addButton}
            />
          }
          error={
            error &&
            !workplaces && (
              <ErrorState
                title={t('error.title')}
                description={error.message}
                onRetry={refetch}
                retrying={isFetching}
              />
            )
          }
        />
      </Card>
      {mayWrite && (workplace || edited === 'new') && (
        <Suspense>
          <WorkplaceDrawer
            key={edited}
            workplace={workplace}
            onClose={close}
            onSaved={() => finish(t('form.saved'))}
            onRemoved={() => finish(t('form.deleted'))}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function columns(t: Translate): TableColumn<Workplace>[] {
  return [
    { id: 'name', header: t('workplace.name'), cell: ({ name }) => name },
    {
      id: 'address',
      header: t('workplace.address'),
      cell: ({ address, postalCode, city }) =>
        [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    },
    { id: 'room', header: t('workplace.room'), cell: ({ room }) => room },
    {
      id: 'capacity',
      header: t('workplace.capacity'),
      align: 'end',
      cell: ({ capacity }) =>
        capacity !== null && (
          <Text as="span" tabular>
            {t('workplace.places', { count: capacity })}
          </Text>
        ),
    },
    {
      id: 'active',
      header: t('workplace.state'),
      card: 'aside',
      cell: ({ active }) =>
        active ? (
          <StatusTag status="success">{t('workplace.active')}</StatusTag>
        ) : (
          <StatusTag status="neutral">{t('workplace.inactive')}</StatusTag>
        ),
    },
  ];
}
