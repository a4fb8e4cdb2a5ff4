import type { ReactNode } from 'react';
import { wordsOf } from './fold.ts';

export interface ComboboxOption {
  /** What is chosen, to the program. */
  id: string;
  /** What is chosen, to the person. */
  label: string;
  /** A second line: grade, town. */
  description?: string | undefined;
  /** What stands before the text: a belt, an avatar. */
  start?: ReactNode | undefined;
}

/** Finds what matches; the signal says that nobody waits for it any more. */
export type OptionSearch = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** Names what is chosen already: an address and a row have ids only. */
export type OptionNames = (ids: readonly string[], signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** Where the options of a list come from. */
export interface OptionSource {
  /** What there is to choose from; or what the caller found, where it searches by `onQueryChange`. */
  options?: readonly ComboboxOption[] | undefined;
  /**
   * The source of options where there are too many to have here. It is asked when the list opens, and a moment after
   * the last letter; of one letter alone, what the list began with is narrowed.
   */
  search?: OptionSearch | undefined;
  /** Asks the caller for the options that match; empty when the list opens. Without it the component looks itself. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
  /** What is offered where nothing that matches was found. */
  otherwise?: { label: string; onTake: () => void } | undefined;
}

/** Those in which every word of the query begins a word. */
export function matching(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const starts = wordsOf(query);
  if (starts.length === 0) return options;
  return options.filter(({ label, description = '' }) => {
    const words = wordsOf(`${label} ${description}`);
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  });
}
