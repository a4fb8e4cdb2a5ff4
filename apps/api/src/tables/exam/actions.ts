import { Type } from 'typebox';
import { clubDay } from '../../club-time.ts';
import { conflict } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import { flag, list, reference, text } from '../../table/fields.ts';
import {
  candidatesOf,
  inviteStudents,
  refreshCandidates,
  refuseLockedExam,
} from '../exam-candidate/index.ts';
import type { Exam } from './columns.ts';
import { completeExam } from './complete.ts';

/**
 * The ways from one state of an exam to the next (domain.md, exam): `draft → open → inProgress → completed`, or
 * `cancelled`.
 */
export const examActions: Record<'open' | 'invite' | 'start' | 'complete' | 'cancel', RowAction<Exam>> = {
  /** The club hears of it, and its candidates can answer. */
  open: {
    summary: 'Let the club know of an exam',
    description: 'From then on its candidates see it, and can say whether they come.',
    change(_, { state }) {
      refuseLockedExam({ state });
      return state === 'draft' ? { state: 'open' } : null;
    },
  },
  /** Several at once: who is ready, and with a reason who isn’t. */
  invite: {
    summary: 'Invite students to an exam, each to the grade above theirs',
    operationId: 'inviteToExam',
    description:
      'Who is entered already stays as they are. Who is not eligible needs a reason; without one nobody is invited.',
    right: 'ExamCandidate:Write',
    body: {
      students: list(reference('student'), { minItems: 1, maxItems: 200, description: 'Who is invited.' }),
      conditionsMet: Type.Optional(
        flag({ description: 'Whether they meet what is asked for beside attendance; so it is unless told.' }),
      ),
      overrideReason: Type.Optional(
        text(500, { description: 'Why those of them may try who are not eligible.' }),
      ),
    },
    async change(context, current, body) {
      refuseLockedExam(current);
      await inviteStudents(context, current.id, body as unknown as Parameters<typeof inviteStudents>[2]);
      return null;
    },
  },
  /** The start, after which there are results. Whoever isn’t eligible is there for a reason that somebody gave. */
  start: {
    summary: 'Begin an exam',
    description:
      'Each candidate’s days, months and age are counted once more. Not before its day, nor while a candidate who isn’t eligible has nobody’s word for coming all the same. From then on there are results.',
    async change(context, current) {
      refuseLockedExam(current);
      if (current.state === 'inProgress') return null;
      if (current.state === 'draft') throw conflict('exam-not-open');
      if (current.date > clubDay(context.now, context.config.clubTimezone)) throw conflict('exam-ahead');
      const coming = (await candidatesOf(context, current.id)).filter(({ rsvp }) => rsvp !== 'declined');
      const unexplained = (await refreshCandidates(context, coming)).filter(
        ({ missing, overrideReason }) => missing.length > 0 && !overrideReason,
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
