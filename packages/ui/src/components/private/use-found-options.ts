'use client';

import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type ComboboxOption, matching, type OptionSource } from './option-source.ts';

/** The pause in milliseconds: long enough to type the next letter. */
const pause = 200;

interface Answer {
  query: string;
  /** The options; `undefined` where the search failed. */
  options: readonly ComboboxOption[] | undefined;
}

const none: readonly ComboboxOption[] = [];

/** The options that a query leaves; `null` where nobody looks at them. */
export function useFoundOptions(
  { options = none, search, onQueryChange, loading = false }: OptionSource,
  query: string | null,
) {
  const typed = query?.trim() ?? '';
  // Nearly every row has any letter: one alone is looked for in what the list began with.
  const isOneLetter = search && /^\p{L}$/u.test(typed);
  const asked = isOneLetter ? '' : typed;
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
    const timer = setTimeout(() => find(asking.signal), asked ? pause : 0);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsking, asked, attempt]);

  const isAnswered = answer?.query === asked;
  const found = answer?.options ?? none;
  const here = loading ? none : onQueryChange ? options : matching(options, typed);
  // Until what is typed is answered, what the last answer has of it: Enter never takes what does not match.
  const there = isAnswered && !isOneLetter ? found : matching(found, typed);
  return {
    shown: search ? there : here,
    isLoading: search ? !isAnswered : loading,
    hasFailed: isAnswered && !answer.options,
    /** Whether one letter was typed: another finds more. */
    isOneLetter,
    retry: () => {
      setAnswer(null);
      retry();
    },
  };
}
