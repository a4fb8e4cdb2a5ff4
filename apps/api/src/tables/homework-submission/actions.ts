import { Type } from 'typebox';
import { conflict, invalid } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import { integer, text } from '../../table/fields.ts';
import type { HomeworkSubmission } from './columns.ts';
import { findHomework, refuseHandedIn, refuseShut } from './open-homework.ts';

/** `assigned → draft → submitted → reviewed | returned → submitted` (domain.md, homework-submission). */
export const submissionActions: Record<'submit' | 'review' | 'return', RowAction<HomeworkSubmission>> = {
  submit: {
    summary: 'Hand in a homework',
    description: 'By the student or their guardian, until the homework is closed.',
    own: true,
    async change(context, current) {
      const homework = await findHomework(context, current.homework);
      refuseShut(context, homework);
      refuseHandedIn(current);
      checkAnswer(homework.submission, current.text);
      return { state: 'submitted', submittedAt: context.now.toISOString() };
    },
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
        feedback: (feedback as string | undefined) ?? current.feedback,
        rating: (rating as number | undefined) ?? current.rating,
      };
    },
  },
  return: {
    summary: 'Give back what was handed in, to be done again',
    description: 'The student sees why, and can hand it in once more.',
    body: { feedback: text(2_000) },
    change({ viewer }, current, { feedback }) {
      refuseUnhanded(current);
      return { state: 'returned', reviewedBy: viewer.id, feedback: String(feedback), rating: null };
    },
  },
};

/** @throws {Problem} 409 while there is nothing to look at. */
function refuseUnhanded({ state }: HomeworkSubmission): void {
  if (state !== 'submitted' && state !== 'reviewed') throw conflict('submission-not-handed-in');
}

/** @throws {Problem} 400 when what the homework asks for is missing. */
function checkAnswer(kind: string, answer: string | null): void {
  if (kind === 'none') return;
  if (!answer) throw invalid({ field: 'text', code: 'required' });
  if (kind === 'link' && !/^https:\/\/\S+$/.test(answer))
    throw invalid({ field: 'text', code: 'wrong-format', values: { format: 'https://' } });
}
