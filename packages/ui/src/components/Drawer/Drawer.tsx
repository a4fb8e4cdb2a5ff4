'use client';

import { type ReactNode, useId, useLayoutEffect } from 'react';
import { phone } from '../../theme/media.ts';
import { classes } from '../private/classes.ts';
import { ModalDialog } from '../private/ModalDialog.tsx';
import { ModalFrame } from '../private/ModalFrame.tsx';
import { useMedia } from '../private/use-media.ts';
import * as styles from './Drawer.css.ts';

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
  /** The buttons at the foot; the primary one last. */
  actions?: ReactNode | undefined;
  /**
   * Whether it pushes the page aside and leaves it in use: for what belongs to a row of a list. On a phone it covers
   * all.
   */
  push?: boolean | undefined;
  /** One that pushes lies at the foot of a phone, and leaves the page above it in sight: for what changes that page. */
  low?: boolean | undefined;
  /** What stands beside the close button: the ways to the row before and after. */
  tools?: ReactNode | undefined;
}

/** The details of one thing from a list, at the right, the list still in sight. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  push = false,
  low = false,
  tools,
}: DrawerProps): ReactNode {
  const id = useId();
  const isPhone = useMedia(phone, false);
  useLayoutEffect(() => {
    if (!push || !open) return;
    const { dataset } = document.documentElement;
    dataset.drawerBeside = '';
    return () => {
      delete dataset.drawerBeside;
    };
  }, [push, open]);
  return (
    <ModalDialog
      {...{ open, onOpenChange }}
      dismissible
      modal={!push || (isPhone && !low)}
      className={classes(styles.drawer, push && styles.beside, low && styles.low)}
      labelledBy={`${id}title`}
      describedBy={description ? `${id}description` : undefined}
    >
      <ModalFrame
        {...{ title, description, actions, tools }}
        titleId={`${id}title`}
        descriptionId={`${id}description`}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </ModalFrame>
    </ModalDialog>
  );
}
