'use client';

import { type ReactNode, useState } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import type { BulkDeed, BulkLabels } from './bulk-deed.ts';

export interface BulkDeedsProps {
  /** What can be done. */
  deeds: readonly BulkDeed[];
  /** The number of rows it is done with. */
  count: number;
  /** How far it is while it is being done. */
  progress?: { done: number; count: number } | null | undefined;
  /** Receives what is to be done, when all is answered that is asked before. */
  onStart: (deed: BulkDeed, chosen: string) => void;
  /** The texts. */
  labels: BulkLabels;
}

/** What can be done with the selected rows, each asking what it has to; while it is being done, how far it is. */
export function BulkDeeds({ deeds, count, progress, onStart, labels }: BulkDeedsProps): ReactNode {
  const uiLabels = useLabels();
  const [asked, setAsked] = useState<BulkDeed | null>(null);
  const [chosen, setChosen] = useState('');
  if (progress) {
    return (
      <Progress
        label={labels.running}
        labelHidden
        value={progress.done}
        max={progress.count}
        valueText={labels.progress(progress.done, progress.count)}
      />
    );
  }
  const close = () => setAsked(null);
  const start = (deed: BulkDeed) => {
    close();
    onStart(deed, chosen);
  };
  return (
    <>
      {deeds.map((deed) => {
        const asks = deed.question !== undefined || deed.options !== undefined;
        return (
          <Button
            key={deed.label}
            size="small"
            icon={deed.icon}
            aria-haspopup={asks ? 'dialog' : undefined}
            onClick={() => {
              setChosen('');
              if (asks) setAsked(deed);
              else onStart(deed, '');
            }}
          >
            {deed.label}
          </Button>
        );
      })}
      {asked?.question && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={asked.question(count)}
          description={asked.description}
          confirmLabel={asked.label}
          tone="danger"
          onConfirm={() => start(asked)}
        />
      )}
      {asked?.options && (
        <Dialog
          open
          onOpenChange={close}
          title={asked.label}
          description={labels.selected(count)}
          size="small"
          actions={
            <>
              <Button onClick={close}>{uiLabels.cancel}</Button>
              <Button variant="primary" disabled={chosen === ''} onClick={() => start(asked)}>
                {labels.change}
              </Button>
            </>
          }
        >
          <RadioGroup
            label={asked.label}
            labelHidden
            options={asked.options}
            value={chosen || undefined}
            onValueChange={setChosen}
          />
        </Dialog>
      )}
    </>
  );
}
