import { trainingRules } from '@tatami/sdk/rules/training';
import { describeTable } from '@tatami/tables/describe-table';
import { Text } from '@tatami/ui';
import { instantOf, localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { lazy } from 'react';
import { lessonRows } from '../../features/training/lesson-rows.ts';
import { TrainingsPage } from '../../features/training/TrainingsPage.tsx';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { TrainingState } from '../../lib/club/training/TrainingState.tsx';
import { attendance } from '../../lib/club/training/trainings.ts';
import { place } from './place.ts';

const trainingFields = () => import('../../features/training/training-fields.ts');
const TrainingTimeField = lazy(async () => ({ default: (await trainingFields()).TrainingTimeField }));
const InstructorField = lazy(async () => ({ default: (await trainingFields()).InstructorField }));

export const table = describeTable(place, trainingRules, {
  columns: [
    'title',
    {
      field: 'startsAt',
      headedBy: 'when',
      nowrap: true,
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
    {
      field: 'section',
      fromDesktop: true,
      card: 'hidden',
      cell: ({ section }) => section && <GroupName group={section} />,
    },
    {
      field: 'presentCount',
      headedBy: 'people',
      cell: (row, { t }) => attendance(t, row),
    },
    {
      field: 'state',
      sort: false,
      card: 'aside',
      cell: (training) => <TrainingState training={training} />,
    },
  ],
  filters: ['series', 'isLed'],
  form: [['startsAt'], ...lessonRows],
  fields: { startsAt: { Input: TrainingTimeField }, instructor: { Input: InstructorField } },
  // Whoever plans it mostly teaches it.
  offered: ({ whoami }) => ({
    instructor: whoami.id,
    startsAt: instantOf(clubToday(), '18:00', clubTimeZone()),
    endsAt: instantOf(clubToday(), '19:30', clubTimeZone()),
  }),
  check: ({ startsAt, endsAt }, texts) =>
    startsAt && endsAt && endsAt <= startsAt ? { endsAt: texts.own('endBeforeStart') } : {},
  allShownAt: { when: 'all' },
  Preview: lazy(async () => ({
    default: (await import('../../features/training/TrainingPreview.tsx')).TrainingPreview,
  })),
  FilePreview: lazy(async () => ({
    default: (await import('../../features/training/TrainingPreview.tsx')).TrainingFilePreview,
  })),
  names: trainingFields,
  alsoTakesIn: ['training-series'],
  Page: TrainingsPage,
});
