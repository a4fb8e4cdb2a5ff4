import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../private/ModalDialog.tsx';
import { ModalFrame } from '../private/ModalFrame.tsx';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps {
  /** Whether it is shown; the caller keeps it. */
  open: boolean;
  /** Asks the caller to open or close it. */
  onOpenChange: (open: boolean) => void;
  /** What it is about, in a few words. */
  title: string;
  /** One more line under the title. */
  description?: string | undefined;
  /** The details; they scroll. */
  children: ReactNode;
  /** Buttons at the foot; the primary one last. */
  actions?: ReactNode | undefined;
}

/** The details of one thing from a list, at the right, the list still in sight. */
export function Drawer({ open, onOpenChange, title, description, children, actions }: DrawerProps) {
  const id = useId();
  return (
    <ModalDialog
      {...{ open, onOpenChange }}
      dismissible
      className={drawer}
      labelledBy={`${id}title`}
      describedBy={description ? `${id}description` : undefined}
    >
      <ModalFrame
        {...{ title, description, actions }}
        titleId={`${id}title`}
        descriptionId={`${id}description`}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </ModalFrame>
    </ModalDialog>
  );
}
