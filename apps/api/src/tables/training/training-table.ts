import { eq } from 'drizzle-orm';
import { conflict, invalid } from '../../http/problem.ts';
import { defineTable, definitionOf, type WriteContext } from '../../table/definition.ts';
import { changeRows, differences } from '../../table/door.ts';
import { day, flag, instant, integer, oneOf, reference, text } from '../../table/fields.ts';
import { presence } from '../presence/columns.ts';
import { trainingSeries } from '../training-series/columns.ts';
import { trainingActions } from './actions.ts';
import { type Training, training, trainingStates } from './columns.ts';
import { refuseDayOff, settleTrainings } from './days-off.ts';
import {
  checkLesson,
  instructorName,
  lessonDerived,
  lessonFields,
  lessonHidden,
  lessonMinutes,
} from './lesson.ts';
import { lockSchedule } from './schedule-lock.ts';
import { hasEnded, refuseSettled } from './settled.ts';

const marks = (description: string) => integer(0, 1_000_000, { description });

/** SQL: the account `leads` or the student `leader` that a training names can lead it. */
export const isLed = `(coalesce(leads.enabled and leads.status in ('invited', 'active'), leader.status = 'active', false))`;

export const trainingTable = defineTable<Training>({
  name: 'training',
  entity: 'Training',
  description: 'A class on the mat.',
  granted: { Instructors: 'Write', Members: 'Read', Developers: 'Read' },
  table: training,
  fields: {
    ...lessonFields,
    startsAt: instant({ description: 'When it begins.' }),
    endsAt: instant({ description: 'When it ends.' }),
  },
  readOnly: {
    state: oneOf(trainingStates, {
      description: 'What is over counts, also while `planned`; `cancelled` and `notHeld` count nowhere.',
    }),
    cancelReason: text(500, { description: 'Why it was cancelled.' }),
    dayOff: reference('day-off', { description: 'The day off that cancelled it.' }),
    series: reference('training-series', { description: 'The series it was made by.' }),
    seriesDay: day({ description: 'The day it was made for; it may have been moved.' }),
    detached: flag({ description: 'Whether it was changed by hand: its series leaves it alone.' }),
  },
  hidden: lessonHidden,
  kept: [
    instructorName(training),
    {
      fields: {
        presentCount: marks('How many came, the late ones too.'),
        declaredCount: marks('How many said that they come.'),
        excusedCount: marks('How many said that they don’t.'),
        absentCount: marks('How many were marked as missing.'),
      },
      // Those taken back count nowhere (domain.md, presence).
      sql: `select
          count(*) filter (where p.status in ('present', 'late')) as "presentCount",
          count(*) filter (where p.status = 'declared') as "declaredCount",
          count(*) filter (where p.status = 'excused') as "excusedCount",
          count(*) filter (where p.status = 'absent') as "absentCount"
        from presence p where p.training = t.id and p.invalidated_at is null`,
      follows: [{ table: presence, fields: ['status', 'invalidatedAt'], keeper: 'training' }],
    },
  ],
  derived: {
    ...lessonDerived,
    isLed: {
      schema: flag({
        description:
          'Whether who leads it can: not where their account is blocked or gone, or they have left.',
      }),
      sql: isLed,
      via: [
        { table: 'user', as: 'leads', by: 'instructor_user' },
        { table: 'student', as: 'leader', by: 'instructor_student' },
      ],
      narrows: true,
      orders: false,
    },
  },
  search: ['title', 'workplaceName', 'instructorName'],
  sort: ['startsAt,asc'],
  rules: {
    lock: lockSchedule,
    async beforeInsert(context, values) {
      checkLength(values);
      const accepted = await checkLesson(context, values);
      await refuseDayOff(context, values);
      return accepted;
    },
    async beforeUpdate(context, values, current) {
      const changed: Partial<Training> = differences(values, current);
      if (Object.keys(changed).length === 0) return changed;
      const next = { ...current, ...changed };
      if (changed.startsAt || changed.endsAt) refuseSettled(context, current, next);
      checkLength(next);
      const accepted = await checkLesson(context, changed, current);
      const isAheadAgain = current.state === 'held' && !hasEnded(context, next);
      const state = isAheadAgain ? 'planned' : current.state;
      if (state === 'planned') await refuseDayOff(context, next);
      return { ...accepted, state, ...(current.series && { detached: true }) };
    },
    /** One that a day off had cancelled may have been moved off it. */
    async afterUpdate(context, { id }) {
      await settleTrainings(context, (statement) => `t.id = ${statement.bind(id)}`);
    },
    async refuseRemoval(context, current) {
      const { rowCount } = await context.client.query('select from presence where training = $1 limit 1', [
        current.id,
      ]);
      if (rowCount) throw conflict('training-has-presences');
      if (current.state === 'held') refuseSettled(context, current);
    },
    async afterRemove(context, { series, seriesDay }) {
      if (series && seriesDay) await keepRemovedDay(context, series, seriesDay);
    },
  },
  actions: trainingActions,
});

function checkLength({ startsAt, endsAt }: Partial<Training>): void {
  const minutes = (Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')) / 60_000;
  if (minutes < lessonMinutes.shortest || minutes > lessonMinutes.longest)
    throw invalid({ field: 'endsAt', code: 'training-length', values: lessonMinutes });
}

/** The series it was of doesn't make it again. */
async function keepRemovedDay(context: WriteContext, series: string, day: string): Promise<void> {
  const [current] = await context.tx
    .select()
    .from(trainingSeries)
    .where(eq(trainingSeries.id, series))
    .for('no key update');
  if (!current) return;
  const values = { removedDays: [...current.removedDays, day] };
  await changeRows(context, definitionOf(trainingSeries), [{ current, values }]);
}
