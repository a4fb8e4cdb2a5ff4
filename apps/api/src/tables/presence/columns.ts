import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity, instant } from '../../database/columns.ts';
import { student } from '../student/columns.ts';
import { training } from '../training/columns.ts';
import { user } from '../user/columns.ts';

export const presenceStatuses = ['declared', 'present', 'late', 'excused', 'absent'] as const;
export const presenceSources = ['instructor', 'self', 'qr', 'kiosk', 'import'] as const;

/** Those who were there: the statuses that count for a grade. */
export const attendedStatuses = ['present', 'late'] as const;

/** SQL: why a presence `p` at a training `c` counts nowhere (domain.md, presence), in the order in which it is said. */
export const uncounted = {
  invalidated: 'p.invalidated_at is not null',
  notHeld: "c.state in ('cancelled', 'notHeld')",
  notThere: `p.status not in (${attendedStatuses.map((status) => `'${status}'`).join(', ')})`,
} as const;

/** SQL: a presence `p` at a training `c` counts. */
export const countingPresence = Object.values(uncounted)
  .map((ground) => `not (${ground})`)
  .join(' and ');

export const presence = pgTable(
  'presence',
  {
    ...entity(),
    student: uuid('student')
      .notNull()
      .references(() => student.id),
    training: uuid('training')
      .notNull()
      .references(() => training.id),
    status: text('status', { enum: presenceStatuses }).notNull(),
    source: text('source', { enum: presenceSources }).notNull(),
    checkedInAt: instant('checked_in_at'),
    confirmedBy: uuid('confirmed_by').references(() => user.id, { onDelete: 'set null' }),
    invalidatedAt: instant('invalidated_at'),
    invalidatedReason: text('invalidated_reason'),
    note: text('note'),
    trainingStartsAt: instant('training_starts_at').notNull(),
  },
  (t) => [
    unique('presence_student_training_key').on(t.student, t.training),
    index('presence_training_idx').on(t.training),
    index('presence_student_time_idx').on(t.student, t.trainingStartsAt),
    index('presence_time_idx').on(t.trainingStartsAt, t.id),
    index('presence_created_at_idx').on(t.createdAt, t.id),
    index('presence_status_idx').on(t.status, t.id),
    index('presence_invalidated_idx').on(t.invalidatedAt, t.id),
    check('presence_invalidated_check', sql`(${t.invalidatedAt} is null) = (${t.invalidatedReason} is null)`),
  ],
);
