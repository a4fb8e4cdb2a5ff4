import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Inline,
  Pagination,
  SegmentedControl,
  Stack,
  type TableColumn,
  Text,
} from '@tatami/ui';
import { CalendarIcon } from '@tatami/ui/icons';
import { type I18n, useI18n } from '../../lib/i18n/i18n-context.ts';
import { useListParams } from '../../lib/list/list-params.ts';
import { SearchBox } from '../../lib/list/SearchBox.tsx';
import { useSearchParams } from '../../lib/router/search-params.ts';
import { TrainingState } from '../../lib/training/TrainingState.tsx';
import type { Training } from '../../lib/training/trainings.ts';
import { readWhen, sortable, trainingListQuery } from './training-data.ts';

/** Trainings one under another, to come or past. */
export function TrainingList() {
  const i18n = useI18n();
  const { t } = i18n;
  const { params } = useSearchParams();
  const { isPast, order } = readWhen(params);
  const list = useListParams(sortable, order);

  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...trainingListQuery(params),
    placeholderData: keepPreviousData,
  });

  return (
    <Stack space={12}>
      <Inline space={8} justify="between" nowrap>
        <SegmentedControl
          label={t('trainings.when')}
          labelHidden
          value={isPast ? 'past' : 'coming'}
          onValueChange={(when) => list.setFilter('when', when === 'past' ? 'past' : null)}
          options={[
            { value: 'coming', label: t('trainings.when.coming') },
            { value: 'past', label: t('trainings.when.past') },
          ]}
        />
        <SearchBox label={t('trainings.search')} value={list.q} onSearch={list.setSearch} />
      </Inline>
      <Card padding="none" bleed>
        <DataTable
          caption={t('trainings.title')}
          columns={columns(i18n)}
          rows={data?.results}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/dojo/training/${id}`}
          sort={list.sort}
          onSortChange={list.setSort}
          refreshing={isPlaceholderData}
          empty={
            <EmptyState
              icon={CalendarIcon}
              title={t('trainings.empty.title')}
              description={t('trainings.empty.text')}
            />
          }
          error={
            error &&
            !data && (
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
      {data && (
        <Pagination
          page={list.page}
          size={data.page.size}
          total={data.page.totalElements}
          onPageChange={list.setPage}
        />
      )}
    </Stack>
  );
}

function columns({ t, format }: I18n): TableColumn<Training>[] {
  return [
    { id: 'title', header: t('training.title'), sortable: true, cell: ({ title }) => title },
    {
      id: 'startsAt',
      header: t('training.when'),
      sortable: true,
      nowrap: true,
      cell: ({ startsAt, endsAt }) => (
        <Text as="time" tabular dateTime={startsAt}>
          {`${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)}`}
        </Text>
      ),
    },
    {
      id: 'workplaceName',
      header: t('training.workplace'),
      sortable: true,
      cell: ({ workplaceName }) => workplaceName,
    },
    {
      id: 'instructorName',
      header: t('training.instructor'),
      sortable: true,
      fromDesktop: true,
      cell: ({ instructorName }) => instructorName,
    },
    {
      id: 'presentCount',
      header: t('training.people'),
      sortable: true,
      align: 'end',
      cell: ({ presentCount, declaredCount }) => (
        <Text as="span" tabular>
          {presentCount > 0
            ? t('training.present', { count: presentCount })
            : declaredCount > 0 && t('training.declared', { count: declaredCount })}
        </Text>
      ),
    },
    {
      id: 'state',
      header: t('training.state'),
      card: 'aside',
      cell: ({ state }) => <TrainingState state={state} />,
    },
  ];
}
