import { ClubApiError } from '@tatami/sdk';
import { ConfirmDialog } from '@tatami/ui';
import { type ReactNode, useState } from 'react';

interface ActionDialogProps {
  title: string;
  description?: string | undefined;
  children?: ReactNode | undefined;
  confirmLabel: string;
  tone?: 'default' | 'danger' | undefined;
  /** Whether all is said that has to be; where it isn't, nothing is done. */
  check?: (() => boolean) | undefined;
  /** The deed; when it fails the dialog stays and says why. */
  action: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks, does it, and stays open until it is done. */
export function ActionDialog({ check, action, onDone, onClose, ...dialog }: ActionDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm() {
    if (check && !check()) return;
    setIsPending(true);
    setFailure(undefined);
    try {
      await action();
      onDone();
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      setFailure(error.detail);
      setIsPending(false);
    }
  }

  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={confirm}
      pending={isPending}
      error={failure}
    />
  );
}
