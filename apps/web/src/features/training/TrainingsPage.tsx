import { refreshTables } from '@tatami/tables/refresh-tables';
import { TablePage } from '@tatami/tables/TablePage';
import type { Table } from '@tatami/tables/table';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Inline, SegmentedControl, useToast } from '@tatami/ui';
import { CalendarWeekIcon, ListIcon, RefreshIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense } from 'react';
import { trainingsWhen } from './training-list.ts';
import { WhenControl } from './WhenControl.tsx';
import { TrainingWeek } from './week/TrainingWeek.tsx';
import { WeekFilters } from './week/WeekFilters.tsx';

const SeriesDrawer = lazy(async () => ({
  default: (await import('./series/SeriesDrawer.tsx')).SeriesDrawer,
}));

/** The club's trainings: a week at a glance, or a list to search. */
export function TrainingsPage({ of: table }: { of: Table<'training'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { params, setParams } = useSearchParams();
  const isWeek = params.get('view') !== 'list';
  const mayPlan = has('TrainingSeries:Write');
  const close = () => setParams({ edit: null }, { replace: true });

  return (
    <TablePage
      of={table}
      list={trainingsWhen(table.list, params)}
      actions={
        mayPlan && (
          <Button icon={RefreshIcon} onClick={() => setParams({ edit: 'series' })}>
            {t('series.add')}
          </Button>
        )
      }
      above={
        <Inline space={12} align="end" justify="between">
          <SegmentedControl
            label={t('training.view')}
            labelHidden
            value={isWeek ? 'week' : 'list'}
            onValueChange={(chosen) => setParams({ view: chosen === 'list' ? 'list' : null, page: null })}
            options={[
              { value: 'week', label: t('training.view.week'), icon: CalendarWeekIcon },
              { value: 'list', label: t('training.view.list'), icon: ListIcon },
            ]}
          />
          {isWeek ? <WeekFilters /> : <WhenControl />}
        </Inline>
      }
      instead={isWeek ? <TrainingWeek /> : undefined}
      detail={
        mayPlan && params.get('edit') === 'series' ? (
          <Suspense>
            <SeriesDrawer
              onClose={close}
              onSaved={(series) => {
                // The week shows what was made.
                setParams({ edit: null, week: series.dateFrom }, { replace: true });
                void refreshTables('training');
                toast({ message: t('series.planned', { count: series.trainingCount }) });
              }}
            />
          </Suspense>
        ) : undefined
      }
    />
  );
}
