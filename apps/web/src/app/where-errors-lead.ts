import { ClubApiError } from '@tatami/sdk';
import { withSearch } from '../lib/router/search-params.ts';

/** Where a page goes that can't be shown (spec §8). `from` is the way back, to try again. */
export function whereErrorsLead(error: unknown, from: string): string {
  if (!(error instanceof ClubApiError)) return withSearch('/error/', '', { from });
  switch (error.status) {
    case 401:
      return '/login';
    case 403:
      return '/accessdenied';
    case 404:
      return '/notfound';
    case 406:
      return withSearch('/error/', '', { msg: error.detail });
    default:
      return withSearch('/error/', '', { msg: error.detail, from });
  }
}
