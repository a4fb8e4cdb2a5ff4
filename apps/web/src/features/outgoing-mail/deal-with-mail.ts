import { ClubApiError } from '@tatami/sdk';
import { club } from '../../lib/api/club.ts';
import type { UnsentMail } from './outgoing-mail-query.ts';

const hindrances = ['unreachable', 'insecure', 'sign-in', 'other-key'] as const;

/** Whether it is what only who runs the server mends, and then holds up no mail any more. */
export const isHindrance = (failure: UnsentMail['failure']): failure is (typeof hindrances)[number] =>
  (hindrances as readonly unknown[]).includes(failure);

export const retryMail = (id: string): Promise<unknown> =>
  club.api.POST('/outgoing-mail/{id}/retry', { params: { path: { id } } }).catch(unlessGone);

export const dropMail = (id: string): Promise<unknown> =>
  club.api.DELETE('/outgoing-mail/{id}', { params: { path: { id } } }).catch(unlessGone);

/** One that has gone out meanwhile needs no more. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ClubApiError && error.status === 404)) throw error;
}
