import { useViewer } from '@tatami/tables/viewer';
import { keptInTab } from '@tatami/web-runtime/kept-in-tab';
import { useState } from 'react';

/**
 * What is typed in a step and not saved: kept in this tab until it is, by whom it was typed. A reload, another step or a
 * closed lid lose none of it.
 */
export function useKeptText(of: string): [text: string, set: (text: string) => void] {
  const { whoami } = useViewer();
  const kept = keptInTab<{ text: string }>(`tatami.firstRun/${whoami.id}/${of}`);
  const [text, setText] = useState(() => kept.read()?.text ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') kept.forget();
      else kept.keep({ text: next });
    },
  ];
}
