import { ConfirmDialog } from '@tatami/ui';
import type { ReactNode } from 'react';
import { type MarkedFields, useAttempt } from './use-attempt.ts';

interface ActionDialogProps {
  title: string;
  description?: string | undefined;
  children?: ReactNode | undefined;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'default' | 'danger' | undefined;
  /** Whether all is said that has to be; where it isn't, nothing is done. */
  check?: (() => boolean) | undefined;
  /** What is said with it. */
  fields?: MarkedFields | undefined;
  /** The deed; when it fails the dialog stays and says why. */
  action: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks, does it, and stays open until it is done. */
export function ActionDialog({ check, fields, action, onDone, onClose, ...dialog }: ActionDialogProps) {
  const { attempt, isBusy, isDone, failure } = useAttempt(fields);

  function confirm() {
    if (check && !check()) return;
    void attempt(async () => {
      await action();
      onDone();
    });
  }

  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={confirm}
      // What was done may lead on; until the next page is there nothing more is to be pressed.
      pending={isBusy || isDone}
      error={failure}
    />
  );
}
