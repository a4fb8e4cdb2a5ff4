'use client';

import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { ComboboxOption, OptionSource } from './option-source.ts';
import { useAnchored } from './use-anchored.ts';
import { useFoundOptions } from './use-found-options.ts';

interface ListboxOptions extends OptionSource {
  /** The list hangs on it, as wide as it is. */
  anchorRef: RefObject<HTMLElement | null>;
  readOnly: boolean;
  /** Whether the list stays for the next choice. */
  staysOpen: boolean;
  onTake: (option: ComboboxOption) => void;
}

/** The list of options of an input that looks for them: the combobox pattern of WAI-ARIA 1.2. */
export function useListbox({ anchorRef, readOnly, staysOpen, onTake, ...source }: ListboxOptions) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // `null` until something is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = useFoundOptions(source, open ? (typed ?? '') : null);
  // Where nothing was looked for, nothing is said of not having found it: the list would lie over what is below.
  const isSeen = open && Boolean(found.shown[0] || typed?.trim() || found.isLoading || found.hasFailed);
  useAnchored(isSeen, anchorRef, listRef, { matchWidth: true });

  const { shown, hasFailed, retry } = found;
  const optionId = (index: number) => `${id}-${index}`;
  const activeOption = open ? shown[active] : undefined;

  const look = (text: string | null) => {
    setOpen(true);
    setTyped(text);
    setActive(0);
    source.onQueryChange?.(text ?? '');
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const take = (option: ComboboxOption) => {
    onTake(option);
    if (!staysOpen) close();
    else if (typed) look(null);
  };
  const moveTo = (index: number) => {
    if (shown.length === 0) return;
    const next = (index + shown.length) % shown.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    if (event.key === 'ArrowDown') open ? moveTo(active + 1) : look(null);
    else if (event.key === 'ArrowUp') open ? moveTo(active - 1) : look(null);
    else if (event.key === 'Enter' && activeOption) take(activeOption);
    else if (event.key === 'Enter' && open && hasFailed) retry();
    else if (event.key === 'Escape' && isSeen) close();
    // What is typed names nothing yet, or what is looked for isn’t there yet: a form around is not sent with what was
    // chosen before.
    else if (event.key !== 'Enter' || !(isSeen || typed?.trim())) return;
    event.preventDefault();
    // A dialog around stays open.
    event.stopPropagation();
  };

  return {
    typed,
    close,
    handleKeyDown,
    /** What the input carries beside its own value and keys. */
    inputProps: {
      type: 'text',
      role: 'combobox',
      'aria-expanded': isSeen,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeOption ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => look(event.target.value),
      onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
        if (open || readOnly) return;
        look(null);
        // A press puts the caret somewhere; what is typed next is meant to be looked for alone.
        currentTarget.select();
      },
    } as const,
    list: {
      ...found,
      otherwise: source.otherwise,
      close,
      id,
      listRef,
      open: isSeen,
      active,
      optionId,
      take,
      setActive,
    },
  };
}
