import { ClubApiError } from '@tatami/sdk';
import { useState } from 'react';

/** Does what the server may refuse: tells that it is under way, that it is done, or in the server's words why not. */
export function useAttempt() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();

  async function attempt(deed: () => Promise<unknown>): Promise<void> {
    setState('busy');
    setFailure(undefined);
    try {
      await deed();
      setState('done');
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.detail);
      setState('idle');
    }
  }

  return { attempt, isBusy: state === 'busy', isDone: state === 'done', failure };
}
