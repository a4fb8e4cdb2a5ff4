import { invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { day, integer, note, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { sections } from '../student/columns.ts';
import { training } from '../training/columns.ts';
import { lockSchedule, settleTrainings } from '../training/index.ts';
import { makeUpTrainings } from '../training-series/index.ts';
import { dayOff, dayOffKinds } from './columns.ts';

export type DayOff = typeof dayOff.$inferSelect;

export const dayOffTable = defineTable<DayOff>({
  name: 'day-off',
  entity: 'DayOff',
  description: 'Days without trainings, of the club, a place or a section. It cancels what it covers.',
  granted: { Instructors: 'Read', Members: 'Read', Developers: 'Read' },
  table: dayOff,
  few: true,
  fields: {
    name: text(150, { description: 'Why there are no trainings: the name of the holiday.' }),
    dateFrom: day({ description: 'The first day of it.' }),
    dateTo: day({ description: 'The last day of it.' }),
    kind: oneOf(dayOffKinds, {
      description: 'A holiday, a school break, a closure, or that an instructor is away.',
    }),
    workplace: reference('workplace', { description: 'Where; null for everywhere.' }),
    section: oneOf(sections, { description: 'The section that is free then; null for everybody.' }),
    note: note(1000),
  },
  kept: [
    {
      fields: {
        cancelledCount: integer(0, 1_000_000, { description: 'How many trainings it has cancelled.' }),
      },
      sql: 'select count(*) as "cancelledCount" from training x where x.day_off = t.id',
      follows: [{ table: training, fields: ['dayOff'], keeper: 'dayOff' }],
    },
  ],
  derived: {
    workplaceName: {
      schema: nullable(text(100)),
      sql: 'w.name',
      via: [{ table: 'workplace', as: 'w', by: 'workplace' }],
    },
  },
  search: ['name', 'workplaceName'],
  sort: ['dateFrom,asc'],
  rules: {
    lock: lockSchedule,
    beforeInsert(_, values) {
      checkDates(values);
      return values;
    },
    async afterInsert(context, row) {
      await settleAround(context, row);
    },
    beforeUpdate(_, values, current) {
      checkDates({ ...current, ...values });
      return values;
    },
    async afterUpdate(context, row, previous) {
      await settleAround(context, row);
      await makeUpTrainings(context, previous);
    },
    async beforeRemove(context, current) {
      const { id } = current;
      await settleTrainings(context, (statement) => `t.day_off = ${statement.bind(id)}`, id);
      await makeUpTrainings(context, current, id);
    },
  },
});

export function checkDates({ dateFrom, dateTo }: Partial<DayOff>): void {
  if (dateFrom && dateTo && dateTo < dateFrom) throw invalid({ field: 'dateTo', code: 'wrong-order' });
}

/**
 * Settles the trainings around a day off that was written: what it covers now is cancelled, what it covers no longer
 * is back.
 * @returns the ids of the trainings that changed.
 */
export function settleAround(
  context: WriteContext,
  { id, dateFrom, dateTo }: Pick<DayOff, 'id' | 'dateFrom' | 'dateTo'>,
): Promise<string[]> {
  return settleTrainings(context, (statement) => {
    const zone = statement.bind(context.config.clubTimezone);
    return `t.day_off = ${statement.bind(id)}
      or t.starts_at >= (${statement.bind(dateFrom)}::date)::timestamp at time zone ${zone}
        and t.starts_at < (${statement.bind(dateTo)}::date + 1)::timestamp at time zone ${zone}`;
  });
}
