import { ClubApiError } from '@tatami/sdk';
import type { DeedOutcome } from '@tatami/ui';

/** What came of some work; when the server would have none of it, why. */
export async function outcomeOf(work: () => Promise<DeedOutcome>): Promise<DeedOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ClubApiError)) throw error;
    return { failure: error.message };
  }
}
