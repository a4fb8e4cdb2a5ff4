import { Button, Inline, SegmentedControl, Stack, useToast } from '@tatami/ui';
import { CalendarWeekIcon, ListIcon, PlusIcon, RefreshIcon } from '@tatami/ui/icons';
import { lazy, Suspense } from 'react';
import { refreshTables } from '../../lib/api/refresh-tables.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { EditedRow } from '../../lib/table/EditedRow.tsx';
import { TableHead } from '../../lib/table/TableHead.tsx';
import type { Table } from '../../lib/table/table.ts';
import { useViewer } from '../../lib/viewer.ts';
import { TrainingList } from './TrainingList.tsx';
import { TrainingWeek } from './TrainingWeek.tsx';
import { WeekFilters } from './WeekFilters.tsx';
import { WhenControl } from './WhenControl.tsx';

const SeriesDrawer = lazy(async () => ({ default: (await import('./SeriesDrawer.tsx')).SeriesDrawer }));

/** The club's trainings: a week at a glance, or a list to search. */
export function TrainingsPage({ of: table }: { of: Table<'training'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { params, setParams } = useSearchParams();

  const view = params.get('view') === 'list' ? 'list' : 'week';
  const edited = params.get('edit');
  const close = () => setParams({ edit: null }, { replace: true });

  return (
    <Stack space={24}>
      <TableHead
        of={table}
        actions={
          <>
            {has('TrainingSeries:Write') && (
              <Button icon={RefreshIcon} onClick={() => setParams({ edit: 'series' })}>
                {t('series.add')}
              </Button>
            )}
            {has('Training:Write') && (
              <Button variant="primary" icon={PlusIcon} onClick={() => setParams({ edit: 'new' })}>
                {t('training.list.add')}
              </Button>
            )}
          </>
        }
      />
      <Inline space={12} align="end" justify="between">
        <SegmentedControl
          label={t('training.view')}
          labelHidden
          value={view}
          onValueChange={(chosen) => setParams({ view: chosen === 'list' ? 'list' : null, page: null })}
          options={[
            { value: 'week', label: t('training.view.week'), icon: CalendarWeekIcon },
            { value: 'list', label: t('training.view.list'), icon: ListIcon },
          ]}
        />
        {view === 'week' ? <WeekFilters /> : <WhenControl />}
      </Inline>
      {view === 'week' ? <TrainingWeek /> : <TrainingList of={table} />}
      {edited !== 'series' && <EditedRow of={table} listed={[]} />}
      <Suspense>
        {edited === 'series' && has('TrainingSeries:Write') && (
          <SeriesDrawer
            onClose={close}
            onSaved={(series) => {
              close();
              void refreshTables('training');
              toast({ message: t('series.planned', { count: series.trainingCount }) });
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}
