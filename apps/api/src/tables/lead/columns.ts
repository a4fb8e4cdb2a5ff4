import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entity, instant, polishText, searchText } from '../../database/columns.ts';
import { sections, student } from '../student/columns.ts';
import { training } from '../training/columns.ts';
import { languages } from '../user/columns.ts';
import { workplace } from '../workplace/columns.ts';

export const leadStates = ['new', 'contacted', 'trial', 'joined', 'closed'] as const;
export const leadWhom = ['self', 'child'] as const;

export type LeadState = (typeof leadStates)[number];

/** Somebody who wants to come to a first class. */
export const lead = pgTable(
  'lead',
  {
    ...entity(),
    name: polishText('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    whom: text('whom', { enum: leadWhom }).notNull().default('self'),
    childAge: integer('child_age'),
    section: text('section', { enum: sections }),
    workplace: uuid('workplace').references(() => workplace.id, { onDelete: 'set null' }),
    training: uuid('training').references(() => training.id, { onDelete: 'set null' }),
    note: text('note'),
    language: text('language', { enum: languages }).notNull().default('pl'),
    consentAt: instant('consent_at').notNull(),
    /** Which text they agreed to; null where they told somebody of the club. */
    consentVersion: text('consent_version'),
    state: text('state', { enum: leadStates }).notNull().default('new'),
    stateBefore: text('state_before', { enum: leadStates }),
    closeReason: text('close_reason'),
    student: uuid('student').references(() => student.id, { onDelete: 'set null' }),
    /** When the mail went on its way that says that the request has come. */
    mailedAt: instant('mailed_at'),
    searchText: searchText('name', 'email', 'phone'),
  },
  (t) => [
    index('lead_created_at_idx').on(t.createdAt, t.id),
    index('lead_updated_at_idx').on(t.updatedAt),
    index('lead_name_idx').on(t.name, t.id),
    index('lead_state_idx').on(t.state, t.createdAt),
    index('lead_section_idx').on(t.section, t.createdAt),
    index('lead_workplace_idx').on(t.workplace, t.createdAt),
    index('lead_training_idx').on(t.training),
    index('lead_student_idx').on(t.student),
    check('lead_contact_check', sql`num_nonnulls(${t.email}, ${t.phone}) > 0`),
  ],
);

export type Lead = typeof lead.$inferSelect;
