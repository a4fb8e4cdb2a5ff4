import { trainingRules } from '@tatami/sdk/rules/training';
import { Text } from '@tatami/ui';
import { TrainingsPage } from '../../features/training/TrainingsPage.tsx';
import { localDate, localTime } from '../../lib/club/club-time.ts';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import { describeTable } from '../../lib/table/describe-table.tsx';
import { place } from './place.ts';

export const table = describeTable(place, trainingRules, {
  columns: [
    'title',
    {
      field: 'startsAt',
      headedBy: 'when',
      cardName: false,
      cell: ({ startsAt, endsAt }, { format }) => (
        <Text as="time" tabular dateTime={startsAt}>
          {`${format.dateOf(startsAt, 'short')}, ${format.timeRange(startsAt, endsAt)}`}
        </Text>
      ),
      value: ({ startsAt }, { timeZone }) =>
        `${localDate(startsAt, timeZone)} ${localTime(startsAt, timeZone)}`,
    },
    'workplace',
    { field: 'instructorName', headedBy: 'instructor', fromDesktop: true },
    { field: 'section', fromDesktop: true, card: 'hidden' },
    {
      field: 'presentCount',
      headedBy: 'people',
      cell: ({ presentCount, declaredCount }, { t }) =>
        presentCount > 0
          ? t('training.present', { count: presentCount })
          : declaredCount > 0 && t('training.declared', { count: declaredCount }),
    },
    {
      field: 'state',
      sort: false,
      card: 'aside',
      cell: ({ state }) => <TrainingState state={state} />,
    },
  ],
  names: () => import('../../features/training/TrainingDrawer.tsx'),
  Page: TrainingsPage,
});
