import { addYears, weeklyDays } from '../../club-time.ts';
import { invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { differences } from '../../table/door.ts';
import { day, integer, list, localTime } from '../../table/fields.ts';
import { dayOff } from '../day-off/columns.ts';
import { training } from '../training/columns.ts';
import {
  checkLesson,
  covers,
  instructorName,
  lessonDerived,
  lessonFields,
  lessonHidden,
  lessonMinutes,
  lockSchedule,
} from '../training/index.ts';
import { arrangeTrainings, removeOpenTrainings } from './arrange-trainings.ts';
import { trainingSeries } from './columns.ts';
import type { Series } from './series.ts';

const LONGEST_YEARS = 3;
/** SQL: from here days are counted, so that their place in the week is a remainder. */
const monday = `date '1900-01-01'`;

export const trainingSeriesTable = defineTable<Series>({
  name: 'training-series',
  entity: 'TrainingSeries',
  description: 'Trainings that come every week. Writing a series writes its trainings.',
  granted: { Instructors: 'Read' },
  table: trainingSeries,
  few: true,
  fields: {
    ...lessonFields,
    weekdays: list(integer(1, 7, { unit: 'weekday' }), {
      minItems: 1,
      maxItems: 7,
      description: 'The days of the week: 1 is Monday, 7 Sunday.',
    }),
    everyWeeks: integer(1, 4, {
      description: 'Every how many weeks it is, counted from that of the first day.',
    }),
    localTime: localTime({ description: 'When its trainings begin, by the clock in summer and winter.' }),
    durationMinutes: integer(lessonMinutes.shortest, lessonMinutes.longest, {
      description: 'How long each of them lasts.',
      unit: 'min',
    }),
    dateFrom: day({ description: 'The first day that may have a training.' }),
    dateTo: day({ description: 'The last day that may have one.' }),
  },
  readOnly: { removedDays: list(day(), { description: 'Days whose training was removed by hand.' }) },
  hidden: lessonHidden,
  kept: [
    instructorName(trainingSeries),
    {
      fields: {
        trainingCount: integer(0, 10_000, { description: 'How many trainings it has.' }),
        skippedCount: integer(0, 10_000, { description: 'How many of its days are days off.' }),
      },
      sql: `select (select count(*) from training x where x.series = t.id) as "trainingCount", (
          select count(distinct c.n) from day_off d
          cross join generate_series(greatest(d.date_from, t.date_from) - ${monday}, least(d.date_to, t.date_to) - ${monday}) c(n)
          where d.date_from <= t.date_to and d.date_to >= t.date_from and 1 + c.n % 7 = any(t.weekdays)
            and (c.n / 7 - (t.date_from - ${monday}) / 7) % t.every_weeks = 0
            and ${covers({ day: `${monday} + c.n`, workplace: 't.workplace', section: 't.section', kind: 't.kind' })}
            and not exists (select from training x where x.series = t.id and x.series_day = ${monday} + c.n)
        ) as "skippedCount"`,
      follows: [
        {
          table: trainingSeries,
          fields: ['weekdays', 'everyWeeks', 'dateFrom', 'dateTo', 'workplace', 'section', 'kind'],
          keeper: 'id',
        },
        { table: training, fields: ['series', 'seriesDay'], keeper: 'series' },
        {
          table: dayOff,
          fields: ['dateFrom', 'dateTo', 'workplace', 'section', 'kind'],
          keepers:
            'select s.id from training_series s join written d on d.date_from <= s.date_to and d.date_to >= s.date_from',
          made: true,
        },
      ],
    },
  ],
  derived: lessonDerived,
  search: ['title', 'workplaceName', 'instructorName'],
  sort: ['dateFrom,desc', 'title,asc'],
  rules: {
    lock: lockSchedule,
    async beforeInsert(context, values) {
      return checkLesson(context, checkDays(values));
    },
    async afterInsert(context, { id }) {
      await arrangeTrainings(context, id, 'from the beginning');
    },
    async beforeUpdate(context, values, current) {
      const accepted = await checkLesson(context, checkDays(values, current), current);
      // Saved as it is, it makes the trainings that it lacks.
      if (Object.keys(differences(accepted, current)).length === 0)
        await arrangeTrainings(context, current.id, 'from now on');
      return accepted;
    },
    async afterUpdate(context, { id }) {
      await arrangeTrainings(context, id, 'from now on');
    },
    async beforeRemove(context, { id }) {
      await removeOpenTrainings(context, id);
    },
  },
});

/** @throws {Problem} 400 when the series would have no end in sight, or no training at all. */
export function checkDays(values: Partial<Series>, current?: Series): Partial<Series> {
  const sorted = values.weekdays ? { ...values, weekdays: values.weekdays.toSorted() } : values;
  const { dateFrom, dateTo, weekdays, everyWeeks } = { ...current, ...sorted };
  if (!dateFrom || !dateTo || !weekdays) return sorted;
  if (dateTo < dateFrom) throw invalid({ field: 'dateTo', code: 'wrong-order' });
  if (dateTo > addYears(dateFrom, LONGEST_YEARS))
    throw invalid({ field: 'dateTo', code: 'series-too-long', values: { years: LONGEST_YEARS } });
  if (weeklyDays(dateFrom, dateTo, weekdays, everyWeeks).length === 0)
    throw invalid({ field: 'weekdays', code: 'series-without-days' });
  return sorted;
}
