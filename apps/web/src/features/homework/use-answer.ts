import { ClubApiError } from '@tatami/sdk';
import { useViewer } from '@tatami/tables/viewer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { isPassing } from '../../lib/api/when-ready.ts';
import { homeworkOfQuery, type Submission, showStored } from './homework-queries.ts';
import { type Answer, keepAnswer, readAnswer } from './kept-answers.ts';

/** Whoever writes rests for so long before it goes to the server, in milliseconds. */
const restMs = 1_000;
/** The time after which the server is tried again, where it was away. */
const againMs = 15_000;

/** How far what is written has got. */
export type AnswerState = 'stored' | 'typing' | 'waiting' | 'refused';

const answerOf = ({ text, minutesPractised }: Submission): Answer => ({
  text: text ?? '',
  minutes: minutesPractised,
});

/** The server trims, so a space at the end is no difference. */
const isSame = (one: Answer, other: Answer) =>
  one.text.trim() === other.text.trim() && one.minutes === other.minutes;

/**
 * An answer as it is written: kept in this browser with each letter, and by the server as soon as whoever writes rests. Where
 * it was changed elsewhere meanwhile nothing is written over: `other` is what stands there.
 */
export function useAnswer(submission: Submission) {
  const { id } = submission;
  const account = useViewer().whoami.id;
  const stored = answerOf(submission);
  const [kept] = useState(() => readAnswer(account, id));
  const [answer, setAnswer] = useState<Answer>(kept?.answer ?? stored);
  /** What the server had when this was begun. */
  const [before, setBefore] = useState<Answer>(kept?.before ?? stored);
  const [failure, setFailure] = useState<{ waits: boolean; message: string } | null>(null);
  /** What was sent last: it may be read before its answer is here. */
  const [sent, setSent] = useState<Answer | null>(null);
  const sending = useRef<Promise<boolean> | null>(null);

  const isDirty = !isSame(answer, before);
  const isOther = !isSame(stored, before);
  const isOurs = isSame(stored, answer) || (sent !== null && isSame(stored, sent));
  const isClash = isOther && isDirty && !isOurs;
  if (isOther && !isClash) {
    setBefore(stored);
    if (!isDirty) setAnswer(stored);
  }

  /** Whether the server has all of it. */
  async function send(): Promise<boolean> {
    if (!isDirty) return true;
    if (isClash) return false;
    setSent(answer);
    try {
      const row = await club.table('homework-submission').save({
        ...{ id, homework: submission.homework, student: submission.student, version: submission.version },
        text: answer.text.trim() === '' ? null : answer.text,
        minutesPractised: answer.minutes,
      });
      setBefore(answer);
      showStored(row);
      setFailure(null);
      return true;
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure({ waits: isPassing(error), message: error.message });
      // Somebody was there before: what they wrote is to be seen.
      if (error.status === 409 || error.status === 412)
        await queryClient.invalidateQueries({ queryKey: homeworkOfQuery(id).queryKey });
      return false;
    }
  }
  /** One after the other: each builds on the version that the one before has made. */
  function flush(): Promise<boolean> {
    const turn = (sending.current ?? Promise.resolve(true)).then(sendLatest);
    sending.current = turn;
    return turn;
  }
  const sendLatest = useEffectEvent(send);
  const flushLatest = useEffectEvent(() => void flush());

  const { text, minutes } = answer;
  useEffect(() => {
    if (!isDirty) return keepAnswer(account, id, null);
    keepAnswer(account, id, { answer: { text, minutes }, before });
    const timer = setTimeout(flushLatest, failure ? againMs : restMs);
    addEventListener('online', flushLatest);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', flushLatest);
    };
  }, [isDirty, text, minutes, before, account, id, failure]);

  const state: AnswerState = !isDirty
    ? 'stored'
    : failure && !failure.waits
      ? 'refused'
      : failure
        ? 'waiting'
        : 'typing';
  return {
    answer,
    state,
    failure: failure?.message,
    change: (values: Partial<Answer>) => setAnswer((current) => ({ ...current, ...values })),
    flush,
    /** What was written elsewhere meanwhile, and the two ways on. */
    clash: isClash
      ? {
          other: stored,
          keepMine: () => {
            setBefore(stored);
            setFailure(null);
          },
          takeOther: () => {
            setBefore(stored);
            setAnswer(stored);
          },
        }
      : null,
  };
}
