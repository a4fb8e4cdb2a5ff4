'use client';

import { useState } from 'react';
import type { Writing } from './writing.ts';

interface WrittenOptions extends Writing {
  value: string;
  onValueChange: (value: string) => void;
}

/** What was typed, and the values that were told of it, the last one last: they may come back late. */
interface Draft {
  text: string;
  told: readonly string[];
  isLeft: boolean;
}

/** A value that is typed: its text stays as it was typed until it is left, and as long as it has no meaning. */
export function useWritten({ value, onValueChange, read, faultOf, write }: WrittenOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [seen, setSeen] = useState(value);
  // A value that comes from elsewhere takes the place of what was typed.
  if (seen !== value) {
    setSeen(value);
    if (draft && !draft.told.includes(value)) setDraft(null);
  }

  const shown = draft?.told.at(-1) ?? value;
  const meaning = (text: string, isTyping: boolean) => {
    const meant = text.trim() === '' ? '' : read(text, isTyping);
    const fault = meant === '' ? undefined : faultOf(meant);
    return { value: fault === undefined && meant !== null ? meant : '', fault };
  };
  const tell = (text: string, next: string, isLeft: boolean) => {
    const told = draft && !draft.isLeft ? draft.told : [];
    setDraft({ text, told: [...told, next], isLeft });
    if (next !== shown) onValueChange(next);
  };
  const isMeant = draft === null || (draft.isLeft && shown !== '');
  const isUnread = draft !== null && shown === '' && draft.text.trim() !== '';

  return {
    text: isMeant ? shown && write(shown) : draft.text,
    fault: draft?.isLeft && isUnread ? meaning(draft.text, false).fault : undefined,
    /** Whether something stands there that is no value. */
    isUnread,
    type: (text: string) => tell(text, meaning(text, true).value, false),
    leave: () => {
      if (draft && !draft.isLeft) tell(draft.text, meaning(draft.text, false).value, true);
    },
    put: (next: string) => tell('', next, true),
  };
}
