import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { tableNames } from '../../database/table-names.ts';

/** What was written, by whom. Rows come from the door of the tables alone; they outlive what they tell of. */
export const auditLog = pgTable(
  'audit_log',
  {
    ...entity(),
    /** The user who did it; null where the server did it by itself. */
    user: uuid('user'),
    table: text('table', { enum: tableNames }).notNull(),
    row: uuid('row').notNull(),
    verb: text('verb').notNull(),
    /** What the row was called then. */
    name: text('name'),
    changes: jsonb('changes').$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
    /** The student of a guardian, though both may be gone: as far as the change says it. */
    belongsTo: uuid('belongs_to').generatedAlwaysAs(
      sql`case when "table" = 'guardian' then coalesce(changes -> 'student' ->> 1, changes -> 'student' ->> 0)::uuid end`,
    ),
  },
  (t) => [
    index('audit_log_belongs_to_idx').on(t.belongsTo, t.createdAt),
    index('audit_log_created_at_idx').on(t.createdAt, t.id),
    index('audit_log_row_idx').on(t.row, t.createdAt),
    index('audit_log_table_idx').on(t.table, t.createdAt),
    index('audit_log_user_idx').on(t.user, t.createdAt),
  ],
);
