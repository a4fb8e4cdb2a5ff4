import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { homeworkOfQuery, type Submission, waitingQuery } from '../homework-queries.ts';

/** What is going to be said of an answer. */
export interface Verdict {
  feedback: string;
  rating: number | null;
}

/** What was said last, and the way back from it. */
export interface LastSaid {
  message: string;
  undo: () => void;
}

const unsaid: Verdict = { feedback: '', rating: null };
const isSaid = ({ feedback, rating }: Verdict) => feedback.trim() !== '' || rating !== null;

/**
 * The queue of what waits for review: one at a time, the longest waiting first. Who is at hand stays at hand until they are
 * reviewed or left, also where another instructor was faster; what was typed of somebody is there when one comes back.
 */
export function useReview() {
  const { t } = useI18n();
  // Awaited before the page was shown.
  const { data: queue } = useQuery(waitingQuery);
  const waiting = queue?.waiting ?? [];
  const [held, setHeld] = useState<Submission>();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Whether words are missing: what is given back without any can’t be mended. */
  const [isMute, setIsMute] = useState(false);
  const [last, setLast] = useState<LastSaid | null>(null);
  useUnsavedChanges(() => [...verdicts.values()].some(isSaid));

  const verdictOf = (id: string | undefined) => verdicts.get(id ?? '') ?? unsaid;
  // Nobody is taken from under the hand that writes of them.
  const heldIsNeeded = held !== undefined && isSaid(verdictOf(held.id));
  const at = waiting.findIndex(({ id }) => id === held?.id);
  const current = at >= 0 ? waiting[at] : heldIsNeeded ? held : waiting[0];
  if (current !== held && current) setHeld(current);
  const { data: own } = useQuery({
    ...homeworkOfQuery(current?.id ?? ''),
    enabled: current !== undefined,
  });
  const isHere = waiting.some(({ id }) => id === current?.id);

  const say = (values: Partial<Verdict>) => {
    if (!current) return;
    setFailure(undefined);
    setIsMute(false);
    setVerdicts(new Map(verdicts).set(current.id, { ...verdictOf(current.id), ...values }));
  };
  const forget = (id: string) => setVerdicts((all) => new Map([...all].filter(([key]) => key !== id)));

  /** The next who waits; from the last the first of those that were left. */
  const goBy = (step: 1 | -1) => {
    setFailure(undefined);
    setIsMute(false);
    const from = Math.max(0, at);
    setHeld(waiting.at((from + step) % Math.max(1, waiting.length)));
  };

  /** Shows the queue without one, or with one, before it is read anew. */
  const showWaiting = (change: (rows: Submission[]) => Submission[]) =>
    queryClient.setQueryData(waitingQuery.queryKey, (known) => {
      if (!known) return known;
      const rows = change(known.waiting);
      return { waiting: rows, count: known.count + rows.length - known.waiting.length };
    });

  const takeBack = async ({ id, version }: Submission, verdict: Verdict) => {
    setLast(null);
    try {
      const row = await club.table('homework-submission').act(id, 'reopen', undefined, { ifMatch: version });
      setVerdicts((all) => new Map(all).set(id, verdict));
      showWaiting((rows) => [row, ...rows.filter((each) => each.id !== id)]);
      queryClient.setQueryData(
        homeworkOfQuery(id).queryKey,
        (known) => known && { ...known, submission: row },
      );
      setHeld(row);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.message);
    }
  };

  const decide = async (verb: 'review' | 'return') => {
    if (!current || isBusy) return;
    const verdict = verdictOf(current.id);
    const feedback = verdict.feedback.trim();
    if (verb === 'return' && feedback === '') return setIsMute(true);
    setIsBusy(true);
    setFailure(undefined);
    const table = club.table('homework-submission');
    // Of the version that is in sight: where there is another by now, it was not that which was judged.
    const ifMatch = own?.submission.id === current.id ? own.submission.version : current.version;
    try {
      const row =
        verb === 'return'
          ? await table.act(current.id, 'return', { feedback }, { ifMatch })
          : await table.act(
              current.id,
              'review',
              { ...(feedback && { feedback }), ...(verdict.rating !== null && { rating: verdict.rating }) },
              { ifMatch },
            );
      forget(current.id);
      const next = waiting[at + 1] ?? waiting.find(({ id }) => id !== current.id);
      setHeld(next);
      showWaiting((rows) => rows.filter(({ id }) => id !== current.id));
      const name = `${current.studentFirstName} ${current.studentLastName}`;
      setLast({
        message: t(verb === 'review' ? 'user-homework.review.done' : 'user-homework.return.done', { name }),
        undo: () => void takeBack(row, verdict),
      });
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.message);
      // What became of it is shown beside the words that are still here.
      if (error.status === 409 || error.status === 412)
        await queryClient.invalidateQueries({ queryKey: ['homework-submission'] });
    } finally {
      setIsBusy(false);
    }
  };

  return {
    /** How many wait, whoever is at hand among them. */
    count: Math.max(queue?.count ?? 0, waiting.length),
    position: at + 1,
    current,
    own: own?.submission.id === current?.id ? own : undefined,
    /** Whether somebody else has reviewed it, or its student taken it back, while words of it are here. */
    isOvertaken: current !== undefined && !isHere,
    verdict: verdictOf(current?.id),
    say,
    drop: () => {
      if (current) forget(current.id);
      setHeld(waiting[0]);
    },
    decide,
    goBy,
    isBusy,
    failure,
    isMute,
    last,
  };
}
