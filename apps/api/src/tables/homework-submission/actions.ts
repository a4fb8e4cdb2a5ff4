import { Type } from 'typebox';
import { conflict, invalid } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import { integer, text } from '../../table/fields.ts';
import {
  noteHandIn,
  noteVerdict,
  takeBackHandIn,
  takeBackVerdict,
  wordsBefore,
} from '../homework-step/index.ts';
import type { HomeworkSubmission } from './columns.ts';
import { namesOfFiles } from './files.ts';
import { findHomework, refuseHandedIn, refuseShut } from './open-homework.ts';

type Verb = 'submit' | 'withdraw' | 'review' | 'return' | 'reopen';

/**
 * `assigned → draft → submitted → reviewed | returned → submitted` (domain.md, homework-submission); what was handed in or
 * reviewed by mistake can be taken back.
 */
export const submissionActions: Record<Verb, RowAction<HomeworkSubmission>> = {
  submit: {
    summary: 'Hand in a homework',
    description: 'By the student or their guardian, until the homework is closed.',
    own: true,
    async change(context, current) {
      const homework = await findHomework(context, current.homework);
      refuseShut(context, homework);
      refuseHandedIn(current);
      checkAnswer(homework.submission, current.text, await namesOfFiles(context, current.id));
      return { state: 'submitted', submittedAt: context.now.toISOString() };
    },
    async after(context, row) {
      await noteHandIn(context, row, await namesOfFiles(context, row.id));
    },
  },
  withdraw: {
    summary: 'Take back what was handed in',
    description: 'By the student or their guardian, until it is reviewed or the homework is closed.',
    own: true,
    async change(context, current) {
      if (current.state === 'reviewed') throw conflict('submission-reviewed');
      if (current.state !== 'submitted') return null;
      refuseShut(context, await findHomework(context, current.homework));
      return { state: 'draft', submittedAt: null };
    },
    after: (context, row) => takeBackHandIn(context, row),
  },
  review: {
    summary: 'Review what was handed in',
    description: 'With words, a mark, or neither.',
    body: {
      feedback: Type.Optional(text(2_000)),
      rating: Type.Optional(integer(1, 5)),
    },
    change({ viewer }, current, { feedback, rating }) {
      refuseUnhanded(current);
      return {
        state: 'reviewed',
        reviewedBy: viewer.id,
        // What was said of an answer that was given back is not said of the one that came after it.
        feedback: (feedback as string | undefined) ?? (isReviewed(current) ? current.feedback : null),
        rating: (rating as number | undefined) ?? current.rating,
      };
    },
    after: (context, row) => noteVerdict(context, row, 'reviewed'),
  },
  return: {
    summary: 'Give back what was handed in, to be done again',
    description: 'The student sees why, and can hand it in once more.',
    body: { feedback: text(2_000) },
    change({ viewer }, current, { feedback }) {
      refuseUnhanded(current);
      return { state: 'returned', reviewedBy: viewer.id, feedback: String(feedback), rating: null };
    },
    after: (context, row) => noteVerdict(context, row, 'returned'),
  },
  reopen: {
    summary: 'Take a review back',
    description:
      'What was handed in waits for review again, without the words and the mark; what was said of the one before it is there again.',
    async change(context, current) {
      if (current.state === 'submitted') return null;
      if (!isReviewed(current) && current.state !== 'returned') throw conflict('submission-not-handed-in');
      const { feedback, by } = await wordsBefore(context, current);
      return { state: 'submitted', reviewedBy: by, feedback, rating: null };
    },
    after: (context, row) => takeBackVerdict(context, row),
  },
};

const isReviewed = ({ state }: HomeworkSubmission): boolean => state === 'reviewed';

/** @throws {Problem} 409 while there is nothing to look at. */
function refuseUnhanded({ state }: HomeworkSubmission): void {
  if (state !== 'submitted' && state !== 'reviewed') throw conflict('submission-not-handed-in');
}

/** @throws {Problem} 400 when the words that the homework asks for are missing, 409 when the file is. */
function checkAnswer(kind: string, answer: string | null, files: readonly string[]): void {
  if (kind === 'none') return;
  if (kind === 'file') {
    if (files.length === 0) throw conflict('file-missing');
    return;
  }
  if (!answer) throw invalid({ field: 'text', code: 'required' });
  if (kind === 'link' && !/^https:\/\/\S+$/.test(answer))
    throw invalid({ field: 'text', code: 'wrong-format', values: { format: 'https://' } });
}
