import { clubDay } from '../../club-time.ts';
import { conflict } from '../../http/problem.ts';
import type { RowAction, WriteContext } from '../../table/definition.ts';
import type { ExamCandidate } from './columns.ts';
import { assessAnew, findExam, refuseLockedExam } from './judgement.ts';

/** What can be done with a candidate: their answer to the invitation, and a new look at where they stand. */
export const candidateActions: Record<
  'invite' | 'accept' | 'decline' | 'refresh' | 'pay' | 'unpay',
  RowAction<ExamCandidate>
> = {
  invite: {
    summary: 'Ask a candidate again whether they come',
    description: 'Their answer is open again.',
    async change(context, current) {
      refuseLockedExam(await findExam(context, current.exam));
      return { rsvp: 'invited' };
    },
  },
  accept: {
    summary: 'Say that a candidate comes to the exam',
    description: 'By the candidate, by their guardian, or for them by the staff.',
    own: true,
    async change(context, current) {
      await refuseLate(context, current);
      return { rsvp: 'accepted' };
    },
  },
  decline: {
    summary: 'Say that a candidate doesn’t come to the exam',
    description: 'By the candidate, by their guardian, or for them by the staff.',
    own: true,
    async change(context, current) {
      const { state } = await findExam(context, current.exam);
      refuseLockedExam({ state });
      if (state === 'inProgress') throw conflict('exam-in-progress');
      return { rsvp: 'declined' };
    },
  },
  refresh: {
    summary: 'Work out anew where a candidate stands',
    description: 'Days, months and age as they are on the day of the exam, by what the club knows now.',
    change: (context, current) => assessAnew(context, current),
  },
  pay: {
    summary: 'Note that a candidate has paid the fee',
    description: 'With who noted it, and when. One that was noted before stays as it is.',
    async change(context, current) {
      refuseLockedExam(await findExam(context, current.exam));
      return current.paidAt ? null : { paidAt: context.now.toISOString(), paidTo: context.viewer.id };
    },
  },
  unpay: {
    summary: 'Take back that a candidate has paid the fee',
    description: 'Nothing is noted of it then, nor who noted it.',
    async change(context, current) {
      refuseLockedExam(await findExam(context, current.exam));
      return { paidAt: null, paidTo: null };
    },
  },
};

/** @throws {Problem} 409 after the deadline, for all but the staff. */
async function refuseLate(context: WriteContext, { exam }: ExamCandidate): Promise<void> {
  const { viewer, now, config } = context;
  const { state, applicationDeadline } = await findExam(context, exam);
  refuseLockedExam({ state });
  if (viewer.has('ExamCandidate:Write')) return;
  if (state === 'inProgress') throw conflict('exam-in-progress');
  if (applicationDeadline && clubDay(now, config.clubTimezone) > applicationDeadline)
    throw conflict('application-closed', { deadline: applicationDeadline });
}
