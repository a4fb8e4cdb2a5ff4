'use client';

import type { ReactNode } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface ConfirmDialogProps {
  /** Whether it is shown; the caller keeps it. */
  open: boolean;
  /** Asks the caller to open or close it. */
  onOpenChange: (open: boolean) => void;
  /** The question: “Usunąć dzień wolny?” */
  title: string;
  /** What will happen, in one sentence. */
  description?: string | undefined;
  /** What else there is to weigh: the list of what goes along. */
  children?: ReactNode | undefined;
  /** The name of the deed, not “OK”. */
  confirmLabel: string;
  /** The words in place of the common ones for going back. */
  cancelLabel?: string | undefined;
  /** The look of the deed; `danger` when it cannot be undone. */
  tone?: 'default' | 'danger' | undefined;
  /** Begins the deed. The caller closes the dialog when it is done. */
  onConfirm: () => void;
  /** The deed is being done. */
  pending?: boolean | undefined;
  /** Why it could not be done. */
  error?: string | undefined;
}

/** Asks before a deed that is hard to undo. The focus starts on the way back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  pending = false,
  error,
}: ConfirmDialogProps): ReactNode {
  return (
    <Dialog
      {...{ open, onOpenChange, title, description }}
      role="alertdialog"
      size="small"
      dismissible={!pending}
      actions={
        <>
          <WayBack label={cancelLabel} disabled={pending} onClick={() => onOpenChange(false)} />
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <Stack space={16}>
          {children}
          {error && <Banner tone="danger">{error}</Banner>}
        </Stack>
      )}
    </Dialog>
  );
}

interface WayBackProps extends Pick<ButtonProps, 'disabled' | 'onClick'> {
  label: string | undefined;
}

/** Reads the common word only when it is drawn: a question that nobody asks yet needs none. */
function WayBack({ label, ...rest }: WayBackProps): ReactNode {
  const labels = useLabels();
  return <Button {...rest}>{label ?? labels.cancel}</Button>;
}
