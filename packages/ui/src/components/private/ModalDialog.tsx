'use client';

import { type MouseEvent, type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { focusPageIfLost } from './focus-page-if-lost.ts';

interface ModalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether Escape and a press beside it close it. */
  dismissible: boolean;
  /** Whether the page waits behind it. One that is not leaves the page in use. */
  modal?: boolean | undefined;
  className: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  labelledBy: string;
  describedBy?: string | undefined;
  children: ReactNode;
}

/**
 * The browser's own dialog, driven by a prop. Top layer, inert page behind, Escape and the way of the focus back are the
 * browser's.
 */
export function ModalDialog({
  open: wanted,
  onOpenChange,
  dismissible,
  modal = true,
  className,
  role,
  labelledBy,
  describedBy,
  children,
}: ModalDialogProps): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  // To open or close one, the browser styles the whole page anew: a frame that answers the press comes before that.
  const open = useDeferredValue(wanted);
  // The content stays until the dialog has faded away.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    // To ask a closed one for its animations, the browser styles and lays out the whole page.
    if (!dialog || !present) return;
    // Not in a cleanup: after those React puts the focus back into what is closed, and WebKit then loses it.
    close(dialog);
    if (open) {
      if (modal) dialog.showModal();
      else dialog.show();
      focusFirstStop();
    } else {
      // It may be open again by then.
      void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() =>
        setPresent(dialog.open),
      );
    }
  }, [open, modal, present]);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    return () => close(dialog);
  }, []);

  const isBeside = (event: MouseEvent) => event.target === dialogRef.current;

  return (
    <dialog
      ref={dialogRef}
      className={className}
      data-leaving={open && !wanted ? true : undefined}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== dialogRef.current) return;
        event.preventDefault();
        if (dismissible && wanted) onOpenChange(false);
      }}
      onKeyDown={(event) => {
        // A modal one is closed by the browser.
        if (!modal && dismissible && event.key === 'Escape') onOpenChange(false);
      }}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Not when a selection of text began inside and ended beside.
        if (dismissible && wanted && pressedBeside.current && isBeside(event)) onOpenChange(false);
      }}
    >
      {present && children}
    </dialog>
  );
}

function close(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  // Behind one that stands in it nothing takes the focus.
  for (const inner of dialog.querySelectorAll('dialog')) close(inner);
  dialog.close();
  focusPageIfLost(dialog);
}

/**
 * The browser gives the first focus to whatever can have it: a body that scrolls, a tab or a radio button that is not the
 * chosen one. It belongs to the first stop of the Tab key there.
 */
function focusFirstStop(): void {
  const { activeElement } = document;
  activeElement?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked')?.focus();
  if (!activeElement?.matches('dialog div:not([tabindex]), dialog [tabindex="-1"]')) return;
  const among = activeElement instanceof HTMLDivElement ? activeElement : activeElement.parentElement;
  among?.querySelector<HTMLElement>(stop)?.focus();
}

const stop = ':is(a, button, input, select, textarea):not([tabindex="-1"])';
