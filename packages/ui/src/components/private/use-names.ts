'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption, OptionNames } from './option-source.ts';

/** The names of ids: those that were chosen here are known, the others are asked for. */
export function useNames(ids: readonly string[], named: OptionNames | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<string, ComboboxOption>>(new Map());
  const remember = (options: readonly ComboboxOption[]) =>
    setKnown((before) => new Map([...before, ...options.map((option) => [option.id, option] as const)]));

  const unknown = named ? ids.filter((id) => !known.has(id)).join(' ') : '';
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const found = await named?.(unknown.split(' '), signal).catch(() => []);
    if (found && !signal.aborted) remember(found);
  });
  useEffect(() => {
    if (unknown === '') return;
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [unknown]);

  return { chosen: ids.map((id) => known.get(id) ?? { id, label: '…' }), remember };
}
