import { useQuery } from '@tanstack/react-query';
import { EmptyState, type TableColumn, Text } from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { localDate, localTime } from '../../lib/club/club-time.ts';
import { sections } from '../../lib/club/sections.ts';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import type { Training } from '../../lib/club/training/trainings.ts';
import { type Workplace, workplacesQuery } from '../../lib/club/workplaces.ts';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { EntityTable } from '../../lib/list/EntityTable.tsx';
import { useEntityList } from '../../lib/list/use-entity-list.ts';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { useViewer } from '../../lib/viewer.ts';
import { readWhen, trainingList, trainingStates } from './training-list.ts';

/** Trainings one under another, to come or past. */
export function TrainingList() {
  const i18n = useI18n();
  const { t } = i18n;
  const { has } = useViewer();
  const { params } = useSearchParams();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const list = useEntityList(trainingList(readWhen(params)));

  return (
    <EntityTable
      of={list}
      title={t('trainings.title')}
      searchLabel={t('trainings.search')}
      columns={columns(i18n, workplaces)}
      rowHref={({ id }) => `/dojo/training/${id}`}
      empty={
        <EmptyState
          icon={CalendarIcon}
          title={t('trainings.empty.title')}
          description={has('Training:Write') ? t('trainings.empty.text') : undefined}
        />
      }
    />
  );
}

function columns({ t, format, timeZone }: I18n, workplaces: readonly Workplace[]): TableColumn<Training>[] {
  return [
    {
      id: 'title',
      header: t('training.title'),
      sortable: true,
      cell: ({ title }) => title,
      value: ({ title }) => title,
    },
    {
      id: 'startsAt',
      header: t('training.when'),
      sortable: true,
      filter: 'date',
      nowrap: true,
      cell: ({ startsAt, endsAt }) => (
        <Text as="time" tabular dateTime={startsAt}>
          {`${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)}`}
        </Text>
      ),
      value: ({ startsAt }) => `${localDate(startsAt, timeZone)} ${localTime(startsAt, timeZone)}`,
    },
    {
      id: 'workplaceName',
      header: t('training.workplace'),
      sortable: true,
      filter: { choices: workplaces.map(({ id, name }) => ({ value: id, label: name })) },
      cell: ({ workplaceName }) => workplaceName,
      value: ({ workplaceName }) => workplaceName,
    },
    {
      id: 'instructorName',
      header: t('training.instructor'),
      sortable: true,
      fromDesktop: true,
      cell: ({ instructorName }) => instructorName,
      value: ({ instructorName }) => instructorName,
    },
    {
      id: 'section',
      header: t('training.section'),
      sortable: true,
      filter: { choices: sections.map((section) => ({ value: section, label: t(`section.${section}`) })) },
      fromDesktop: true,
      card: 'hidden',
      cell: ({ section }) => (section ? t(`section.${section}`) : t('training.section.all')),
      value: ({ section }) => section ?? t('training.section.all'),
    },
    {
      id: 'presentCount',
      header: t('training.people'),
      sortable: true,
      filter: 'number',
      align: 'end',
      cell: ({ presentCount, declaredCount }) =>
        presentCount > 0
          ? t('training.present', { count: presentCount })
          : declaredCount > 0 && t('training.declared', { count: declaredCount }),
      value: ({ presentCount }) => presentCount,
    },
    {
      id: 'state',
      header: t('training.state'),
      filter: {
        choices: trainingStates.map((state) => ({ value: state, label: t(`training.state.${state}`) })),
      },
      card: 'aside',
      cell: ({ state }) => <TrainingState state={state} />,
      value: ({ state }) => state,
    },
  ];
}
