import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../private/ModalDialog.tsx';
import { ModalFrame } from '../private/ModalFrame.tsx';
import { drawer } from './Drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
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
