import { failureOf, unansweredBy } from './answers.ts';
import type { Language } from './error.ts';

/** What others wait for too, for one who may give up: they alone are told that it is over. @throws {ClubApiError} */
export function whileWanted<Result>(
  answer: Promise<Result>,
  signal: AbortSignal | undefined,
  language: () => Language,
): Promise<Result> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(failureOf(unansweredBy(signal), { language: language() }, signal.reason));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
