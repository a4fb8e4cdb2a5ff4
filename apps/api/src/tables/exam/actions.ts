import { clubDay } from '../../club-time.ts';
import { conflict } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import { text } from '../../table/fields.ts';
import { candidatesOf, refuseLockedExam } from '../exam-candidate/index.ts';
import type { Exam } from './columns.ts';
import { completeExam } from './complete.ts';

/**
 * The ways from one state of an exam to the next (domain.md, exam): `draft → open → inProgress → completed`, or
 * `cancelled`.
 */
export const examActions: Record<'open' | 'start' | 'complete' | 'cancel', RowAction<Exam>> = {
  /** The club hears of it, and its candidates can answer. */
  open: {
    summary: 'Let the club know of an exam',
    description: 'From then on its candidates see it, and can say whether they come.',
    change(_, { state }) {
      refuseLockedExam({ state });
      return state === 'draft' ? { state: 'open' } : null;
    },
  },
  /** The start, after which there are results. Whoever isn’t eligible is there for a reason that somebody gave. */
  start: {
    summary: 'Begin an exam',
    description:
      'Not before its day, nor while a candidate who isn’t eligible has nobody’s word for coming all the same. From then on there are results.',
    async change(context, current) {
      refuseLockedExam(current);
      if (current.state === 'inProgress') return null;
      if (current.state === 'draft') throw conflict('exam-not-open');
      if (current.date > clubDay(context.now, context.config.clubTimezone)) throw conflict('exam-ahead');
      const unexplained = (await candidatesOf(context, current.id)).filter(
        ({ missing, overrideReason, rsvp }) => missing.length > 0 && !overrideReason && rsvp !== 'declined',
      );
      if (unexplained.length > 0) throw conflict('candidates-not-eligible', { count: unexplained.length });
      return { state: 'inProgress' };
    },
  },
  complete: {
    summary: 'Complete an exam: its passes go into the ledger of grades, and it is locked',
    description: 'Refused while a candidate who came has no result.',
    change: completeExam,
  },
  cancel: {
    summary: 'Cancel an exam',
    description: 'It stays, with the reason. A completed one can’t be cancelled.',
    body: { reason: text(500) },
    change(_, { state }, { reason }) {
      if (state === 'completed') throw conflict('exam-completed');
      return { state: 'cancelled', cancelReason: String(reason) };
    },
  },
};
