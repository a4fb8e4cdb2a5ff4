import { ClubApiError } from '@tatami/sdk';
import { useState } from 'react';
import { unmarkedReason } from './unmarked-reason.ts';
import type { FieldErrors } from './validate.ts';

/** The fields by which a refused deed can say what is wrong. */
export interface MarkedFields {
  has: (field: string) => boolean;
  show: (errors: FieldErrors) => void;
}

/** Does what the server may refuse: tells that it is under way, that it is done, or in the server's words why not. */
export function useAttempt(fields?: MarkedFields) {
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
      fields?.show(error.fields);
      setFailure(unmarkedReason(error, fields?.has) || undefined);
      setState('idle');
    }
  }

  return { attempt, isBusy: state === 'busy', isDone: state === 'done', failure };
}
