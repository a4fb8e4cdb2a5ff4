'use client';

import * as Menu from '@radix-ui/react-context-menu';
import type { ReactNode } from 'react';
import { useDirection } from '../../provider/UiProvider.tsx';
import { keepPageStill, MenuEntries, type MenuEntry } from '../private/MenuEntries.tsx';
import * as styles from './ContextMenu.css.ts';

export interface ContextMenuProps {
  /** What is pressed with the other mouse button, long with a finger, or with Shift-F10 while the focus is in it. */
  children: ReactNode;
  /** The entries from top to bottom, those that are hard to undo last. */
  entries: readonly MenuEntry[];
  /** Receives whether it is open, when that changes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The browser's own menu comes instead. */
  disabled?: boolean | undefined;
}

/** A short cut to what can be done with a thing; all of it has to be reachable in another way too. Brings Radix along. */
export function ContextMenu({
  children,
  entries,
  onOpenChange,
  disabled = false,
}: ContextMenuProps): ReactNode {
  const dir = useDirection();
  return (
    // A modal menu locks the page's scrolling by a style element made at run time, which a strict CSP refuses.
    <Menu.Root dir={dir} modal={false} {...(onOpenChange && { onOpenChange })}>
      <Menu.Trigger className={styles.area} disabled={disabled} asChild>
        <div>{children}</div>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles.menu} collisionPadding={8} onKeyDown={keepPageStill}>
          <MenuEntries entries={entries} parts={Menu} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
