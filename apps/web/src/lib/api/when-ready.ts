import type { ClubApiError } from '@tatami/sdk';

/** Whether no answer came, or none could: there is no network, or no way to the server. */
export const isUnreached = (error: unknown): boolean => isUnanswered(error) || navigator.onLine === false;

/** Whether the same request may succeed a moment later: no answer came, or the server was in trouble. */
export const isPassing = (error: unknown): boolean =>
  isUnanswered(error) || (error as ClubApiError | null)?.status === 503;

const isUnanswered = (error: unknown): boolean =>
  /^(network|timeout)$/.test((error as ClubApiError | null)?.code ?? '');
