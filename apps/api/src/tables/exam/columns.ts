import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, entity, instant, polishText } from '../../database/columns.ts';
import { federationProfiles } from '../../federation.ts';
import { workplace } from '../workplace/columns.ts';

export const examStates = ['draft', 'open', 'inProgress', 'completed', 'cancelled'] as const;

/** What the papers of a completed exam say beside its other columns, as it was then (decision 016). */
export interface ExamOnPaper {
  /** The club it was held by, not known of an exam that was completed before it was kept. */
  club?: string;
  place: string;
  city: string | null;
}

export const exam = pgTable(
  'exam',
  {
    ...entity(),
    name: polishText('name').notNull(),
    date: day('date').notNull(),
    workplace: uuid('workplace')
      .notNull()
      .references(() => workplace.id),
    profile: text('profile', { enum: federationProfiles }).notNull(),
    examiners: text('examiners').array().notNull(),
    applicationDeadline: day('application_deadline'),
    feePln: doublePrecision('fee_pln'),
    state: text('state', { enum: examStates }).notNull().default('draft'),
    cancelReason: text('cancel_reason'),
    completedAt: instant('completed_at'),
    onPaper: jsonb('on_paper').$type<ExamOnPaper>(),
    /** What was counted, as canonical JSON (RFC 8785), and its SHA-256 (decision 041). */
    evidence: text('evidence'),
    evidenceHash: text('evidence_hash'),
    candidateCount: integer('candidate_count').notNull().default(0),
    pendingCount: integer('pending_count').notNull().default(0),
    passedCount: integer('passed_count').notNull().default(0),
  },
  (t) => [
    index('exam_date_idx').on(t.date),
    check('exam_deadline_check', sql`${t.applicationDeadline} <= ${t.date}`),
    check('exam_completed_check', sql`(${t.state} = 'completed') = (${t.completedAt} is not null)`),
    check('exam_evidence_check', sql`(${t.evidence} is null) = (${t.evidenceHash} is null)`),
    check('exam_cancelled_check', sql`${t.state} = 'cancelled' or ${t.cancelReason} is null`),
  ],
);

export type Exam = typeof exam.$inferSelect;
