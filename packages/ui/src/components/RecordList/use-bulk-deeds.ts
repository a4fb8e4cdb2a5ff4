'use client';

import { useState } from 'react';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { BulkDeed, BulkLabels, DeedRun, LeftRow } from './bulk-deed.ts';

/** The rows that are selected, how far something is that is done with them, and what it has left. */
export function useBulkDeeds(labels: BulkLabels | undefined) {
  const toast = useToast();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [left, setLeft] = useState<readonly LeftRow[]>([]);

  async function follow(run: DeedRun, count: number, isUndo: boolean): Promise<void> {
    setProgress({ done: 0, count });
    setLeft([]);
    try {
      const outcome = await run((done) => setProgress({ done, count }));
      const { message, failure, undo } = outcome;
      if (failure) return void toast({ message: failure, severity: 'error' });
      setLeft(outcome.left ?? []);
      setSelected(isUndo ? [] : (outcome.left ?? []).map(({ id }) => id));
      if (!message) return;
      const way =
        !isUndo && undo && labels
          ? { label: labels.undo, onAction: () => void follow(undo, count, true) }
          : undefined;
      toast({ message, action: way });
    } finally {
      setProgress(null);
    }
  }

  return {
    selected,
    setSelected,
    progress,
    left,
    dismissLeft: () => setLeft([]),
    start: (deed: BulkDeed, chosen: string) =>
      void follow((onProgress) => deed.run(selected, chosen, onProgress), selected.length, false),
  };
}
