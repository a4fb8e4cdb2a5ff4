'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useDirection } from '../../provider/UiProvider.tsx';
import { keepPageStill, MenuEntries, type MenuEntry } from '../private/MenuEntries.tsx';
import * as styles from './DropdownMenu.css.ts';

export type { MenuEntry };

export interface DropdownMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** The entries from top to bottom, those that are hard to undo last. */
  entries: readonly MenuEntry[];
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** A key has opened it before it was here: its first entry gets the focus, as it does by any key from then on. */
  openedByKey?: boolean | undefined;
  /** Receives whether it is open, when that changes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'end' | undefined;
}

/** What else can be done with a thing. Heavy: pages take `MenuButton`, which fetches it when it is first wanted. */
export function DropdownMenu({
  trigger,
  entries,
  open,
  defaultOpen,
  openedByKey = false,
  onOpenChange,
  align = 'end',
}: DropdownMenuProps): ReactNode {
  const dir = useDirection();
  const triggerRef = useRef<HTMLButtonElement>(null);
  // What a deed opens gives the focus back to where it was, and the entry has gone by then.
  const doing = entries.map((entry) =>
    typeof entry === 'object' && 'onSelect' in entry
      ? {
          ...entry,
          onSelect: () => {
            triggerRef.current?.focus({ preventScroll: true });
            entry.onSelect();
          },
        }
      : entry,
  );
  const wantsFirst = useRef(openedByKey);
  const focusFirst = (content: HTMLElement | null) => {
    if (!content || !wantsFirst.current) return;
    wantsFirst.current = false;
    content
      .querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  };
  return (
    <Menu.Root
      dir={dir}
      // A modal menu locks the page's scrolling by a style element made at run time, which a strict CSP refuses.
      modal={false}
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Menu.Trigger ref={triggerRef} asChild>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          ref={focusFirst}
          className={styles.menu}
          onKeyDown={keepPageStill}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <MenuEntries entries={doing} parts={Menu} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
