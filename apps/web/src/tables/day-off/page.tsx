import { dayOffRules } from '@tatami/sdk/rules/day-off';
import { describeTable } from '@tatami/tables/describe-table';
import { Text } from '@tatami/ui';
import { lazy } from 'react';
import { DaysOffPage } from '../../features/day-off/DaysOffPage.tsx';
import { allYears, otherYearOf } from '../../features/day-off/day-off-queries.ts';
import { clubToday } from '../../lib/club/club-zone.ts';
import { GroupName } from '../../lib/club/group/GroupName.tsx';
import { dayOffName } from '../../lib/club/holiday-name.ts';
import { place } from './place.ts';

export { dayOffData } from '../../features/day-off/day-off-data.ts';

export const table = describeTable({ ...place, name: dayOffName }, dayOffRules, {
  columns: [
    { field: 'name', cell: (row, { language }) => dayOffName(row, language) },
    {
      field: 'dateFrom',
      headedBy: 'dates',
      cardName: false,
      // Two days stand one under the other where there is less room; the dash stays with the first.
      nowrap: false,
      cell: ({ dateFrom, dateTo }, { format }) => (
        <Text as="span" tabular>
          {dateFrom === dateTo
            ? `${format.date(dateFrom, 'dayOfWeek')} ${format.date(dateFrom)}`
            : format.dateRange(dateFrom, dateTo).replace(' –', '\u00a0–')}
        </Text>
      ),
    },
    'kind',
    'workplace',
    { field: 'section', cell: ({ section }) => section && <GroupName group={section} /> },
    {
      field: 'cancelledCount',
      headedBy: 'cancelled',
      nowrap: false,
      cell: ({ cancelledCount }, { t }) =>
        cancelledCount > 0 && t('day-off.cancelledCount', { count: cancelledCount }),
    },
  ],
  again: true,
  form: [['name'], ['dateFrom', 'dateTo'], ['kind', 'section'], ['workplace'], ['note']],
  fields: {
    dateFrom: {
      // Mostly it is one day: the end goes along until it is chosen.
      along: ({ dateFrom = '' }, before) =>
        before.dateTo === before.dateFrom || before.dateTo < dateFrom ? { dateTo: dateFrom } : {},
    },
  },
  shownAt: otherYearOf,
  allShownAt: allYears,
  initial: () => ({ dateFrom: clubToday(), dateTo: clubToday(), kind: 'closure' as const }),
  check: ({ dateFrom, dateTo }, texts) =>
    dateFrom && dateTo && dateTo < dateFrom ? { dateTo: texts.own('endBeforeStart') } : {},
  BelowForm: lazy(async () => ({
    default: (await import('../../features/day-off/DayOffPreview.tsx')).DayOffPreview,
  })),
  BeforeRemoval: lazy(async () => ({
    default: (await import('../../features/day-off/DayOffRemoval.tsx')).DayOffRemoval,
  })),
  Drawer: lazy(async () => ({
    default: (await import('../../features/day-off/DayOffDrawer.tsx')).DayOffDrawer,
  })),
  Page: DaysOffPage,
});
