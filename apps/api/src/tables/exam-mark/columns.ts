import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { entity } from '../../database/columns.ts';
import { examCandidate } from '../exam-candidate/columns.ts';
import { technik } from '../technik/columns.ts';
import { user } from '../user/columns.ts';

/** What an examiner says of a technique that was shown: ✓, ± and ✗ on the sheet. */
export const techniqueMarks = ['passed', 'toImprove', 'failed'] as const;
export type TechniqueMark = (typeof techniqueMarks)[number];

export const examMark = pgTable(
  'exam_mark',
  {
    ...entity(),
    candidate: uuid('candidate')
      .notNull()
      .references(() => examCandidate.id, { onDelete: 'cascade' }),
    technik: uuid('technik')
      .notNull()
      .references(() => technik.id),
    examiner: uuid('examiner')
      .notNull()
      .references(() => user.id),
    mark: text('mark', { enum: techniqueMarks }).notNull(),
    note: text('note'),
  },
  (t) => [
    unique('exam_mark_candidate_technik_examiner_key').on(t.candidate, t.technik, t.examiner),
    index('exam_mark_technik_idx').on(t.technik),
    index('exam_mark_examiner_idx').on(t.examiner),
  ],
);

export type ExamMark = typeof examMark.$inferSelect;
