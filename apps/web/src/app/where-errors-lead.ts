import { CancelledError } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { withSearch } from '@tatami/web-runtime/search-params';

/**
 * The error catalogue of spec §8: where a failure leads that no page answers for itself. `from` is the way back, to
 * try again. A page that can say what went wrong beside what it shows, as a list or a form does, says it there in the
 * same words, and nobody loses what they were doing.
 *
 * @returns null where the specification has the text shown and nobody sent away
 */
export function whereErrorsLead(error: unknown, from: string): string | null {
  if (error instanceof CancelledError) return null;
  if (!(error instanceof ClubApiError)) return withSearch('/error/', '', { from });
  if (error.code === 'aborted') return null;
  switch (error.status) {
    case 401:
      return '/login';
    case 403:
      return '/accessdenied';
    case 404:
      return '/notfound';
    case 406:
      return withSearch('/error/', '', { msg: error.message });
    case 409:
    case 412:
    case 429:
      return null;
    default:
      return withSearch('/error/', '', { msg: error.message, from });
  }
}
