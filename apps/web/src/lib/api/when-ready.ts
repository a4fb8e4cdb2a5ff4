import type { ClubApiError } from '@tatami/sdk';

/** Whether no answer came, or none could: there is no network, or no way to the server. */
export const isUnreached = (error: unknown): boolean =>
  codeOf(error) === 'network' || navigator.onLine === false;

/** Whether the same request may succeed a moment later: no answer came, or the server was in trouble. */
export const isPassing = (error: unknown): boolean =>
  codeOf(error) === 'network' || (error as ClubApiError | null)?.status === 503;

const codeOf = (error: unknown) => (error as ClubApiError | null)?.code;
