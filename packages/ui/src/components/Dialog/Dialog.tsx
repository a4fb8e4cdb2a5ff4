'use client';

import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../private/ModalDialog.tsx';
import { ModalFrame } from '../private/ModalFrame.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Whether it is shown; the caller keeps it. */
  open: boolean;
  /** Asks the caller to open or close it. */
  onOpenChange: (open: boolean) => void;
  /** What it is about, in a few words. */
  title: string;
  /** One more line under the title. */
  description?: string | undefined;
  /** The task itself; a long one scrolls. */
  children?: ReactNode | undefined;
  /** The buttons at the foot; the primary one last. */
  actions?: ReactNode | undefined;
  /** How wide it may become. */
  size?: keyof typeof styles.size | undefined;
  /**
   * Whether the person can close it; `false` when leaving by accident would lose something: then only its own buttons
   * do.
   */
  dismissible?: boolean | undefined;
  /** The role; `alertdialog` interrupts for an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A task of its own, before the page behind goes on. From below on a phone. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'medium',
  dismissible = true,
  role,
}: DialogProps): ReactNode {
  const id = useId();
  return (
    <ModalDialog
      {...{ open, onOpenChange, dismissible, role }}
      className={styles.size[size]}
      labelledBy={`${id}title`}
      describedBy={description ? `${id}description` : undefined}
    >
      <ModalFrame
        {...{ title, description, actions }}
        titleId={`${id}title`}
        descriptionId={`${id}description`}
        onClose={dismissible ? () => onOpenChange(false) : undefined}
      >
        {children}
      </ModalFrame>
    </ModalDialog>
  );
}
