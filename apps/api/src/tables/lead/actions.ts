import { Type } from 'typebox';
import { conflict } from '../../http/problem.ts';
import type { RowAction } from '../../table/definition.ts';
import { reference, text } from '../../table/fields.ts';
import type { Lead, LeadState } from './columns.ts';

type Step = Exclude<LeadState, 'new'>;

/** The states from which one comes to each (domain.md, lead): `new → contacted → trial → joined | closed`. */
const from: Record<Step, readonly LeadState[]> = {
  contacted: ['new'],
  trial: ['new', 'contacted'],
  joined: ['new', 'contacted', 'trial'],
  closed: ['new', 'contacted', 'trial'],
};

/**
 * The same request a step further, and where it comes from, so that the step can be taken back.
 *
 * @throws {Problem} 409 where it is past that
 */
function stepTo(state: Step, current: Lead, beside: Partial<Lead> = {}): Partial<Lead> | null {
  if (current.state === state) return null;
  if (!from[state].includes(current.state)) throw conflict('lead-past-that');
  return { state, stateBefore: current.state, ...beside };
}

/** What is done with a request, from its coming to its end. */
export const leadActions: Record<'contact' | 'trial' | 'join' | 'close' | 'back', RowAction<Lead>> = {
  contact: {
    summary: 'Somebody of the club has been in touch',
    description: 'The request was answered by mail or by phone.',
    change: (_, current) => stepTo('contacted', current),
  },
  trial: {
    operationId: 'inviteToFirstClass',
    summary: 'They come to a first class',
    description: 'A first class is agreed on, or has been.',
    change: (_, current) => stepTo('trial', current),
  },
  join: {
    summary: 'They have joined the club',
    description: 'A student who is made with the `lead` does this too. Such a request is kept.',
    body: { student: Type.Optional(reference('student', { description: 'The student that came of it.' })) },
    change(_, current, { student }) {
      if (!student) return stepTo('joined', current);
      // Of one request comes one student, who may be named later.
      if (current.student && current.student !== student) throw conflict('lead-past-that');
      const named = { student: String(student) };
      return current.state === 'joined' ? named : stepTo('joined', current, named);
    },
  },
  close: {
    summary: 'Nothing comes of it',
    description: 'It is removed by itself when its time is over.',
    body: { reason: Type.Optional(text(500, { description: 'Why, if that is known.' })) },
    change: (_, current, { reason }) =>
      stepTo('closed', current, { closeReason: reason ? String(reason) : null }),
  },
  back: {
    operationId: 'takeLeadBack',
    summary: 'Take the last step back',
    description: 'To `stateBefore`. What was said with the step goes too.',
    change(_, { stateBefore }) {
      if (!stateBefore) throw conflict('lead-no-step-back');
      return { state: stateBefore, stateBefore: null, closeReason: null, student: null };
    },
  },
};
