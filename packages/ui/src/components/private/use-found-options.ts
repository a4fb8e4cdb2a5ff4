import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type ComboboxOption, matching, type OptionSource } from './option-source.ts';

/** In milliseconds: long enough to type the next letter. */
const pause = 200;

interface Answer {
  query: string;
  /** `undefined` where the search failed. */
  options: readonly ComboboxOption[] | undefined;
}

const none: readonly ComboboxOption[] = [];

/** The options that a query leaves; `null` where nobody looks at them. */
export function useFoundOptions(
  { options = none, search, onQueryChange, loading = false }: OptionSource,
  query: string | null,
) {
  const asked = query?.trim() ?? '';
  const isAsking = query !== null && search !== undefined;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, retry] = useReducer((before: number) => before + 1, 0);

  const find = useEffectEvent(async (signal: AbortSignal) => {
    const found = await search?.(asked, signal).catch(() => undefined);
    if (!signal.aborted) setAnswer({ query: asked, options: found });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isAsking) return;
    const asking = new AbortController();
    const timer = setTimeout(() => find(asking.signal), asked === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsking, asked, attempt]);

  if (!search) {
    const here = onQueryChange ? options : matching(options, asked);
    return { shown: loading ? none : here, isLoading: loading, hasFailed: false, retry };
  }
  const isAnswered = answer?.query === asked;
  return {
    // Until the answer is there, what the last one has of it: Enter never takes what does not match.
    shown: isAnswered ? (answer.options ?? none) : matching(answer?.options ?? none, asked),
    isLoading: !isAnswered,
    hasFailed: isAnswered && !answer.options,
    retry: () => {
      setAnswer(null);
      retry();
    },
  };
}
