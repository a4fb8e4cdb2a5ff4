'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { fromDesktop } from '../../theme/media.ts';
import { useControllable } from '../private/use-controllable.ts';
import { useMedia } from '../private/use-media.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import './paper.css.ts';
import * as styles from './Shell.css.ts';
import { ShellMenuContext } from './shell-context.ts';

export interface ShellProps {
  /** A `TopBar`; it gets the menu's toggle by itself. */
  topBar: ReactNode;
  /** A `SideMenu`. Without one there is no toggle. */
  menu?: ReactNode | undefined;
  /** A `BottomBar`, shown on a phone. */
  bottomBar?: ReactNode | undefined;
  /** A `Footer`. */
  footer?: ReactNode | undefined;
  /** The page. */
  children: ReactNode;
  /** How the menu stands: `static` beside the page, `overlay` over it. Under 992 px it is always over. */
  menuType?: 'static' | 'overlay' | undefined;
  /** Whether the menu is open; `null`: where there is room. */
  menuOpen?: boolean | null | undefined;
  /** The same at first, where the shell keeps it. */
  defaultMenuOpen?: boolean | null | undefined;
  /** Receives whether the menu is open, when that changes. */
  onMenuOpenChange?: ((open: boolean) => void) | undefined;
}

/** The frame around every page of a signed-in member. It can be prerendered: what is open follows the width in CSS. */
export function Shell({
  topBar,
  menu,
  bottomBar,
  footer,
  children,
  menuType = 'static',
  menuOpen,
  defaultMenuOpen = null,
  onMenuOpenChange,
}: ShellProps): ReactNode {
  const id = useId();
  const menuId = `${id}menu`;
  const mainId = `${id}main`;
  const [chosen, choose] = useControllable(menuOpen, defaultMenuOpen, (open) => {
    if (open !== null) onMenuOpenChange?.(open);
  });

  // Nothing slides on arrival, only when someone moves the menu.
  const [moved, setMoved] = useState(false);
  const move = (open: boolean) => {
    setMoved(true);
    choose(open);
  };

  const isWide = useMedia(fromDesktop, true);
  const isOverlay = !isWide || menuType === 'overlay';
  const isOpen = chosen ?? !isOverlay;
  const isOverPage = isOpen && isOverlay;

  const close = () => {
    move(false);
    document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOverPage) close();
  };
  const handleMenuClick = (event: MouseEvent) => {
    if (isOverPage && event.target instanceof Element && event.target.closest('a')) move(false);
  };

  const shellMenu = menu ? { id: menuId, open: isOpen, toggle: () => move(!isOpen) } : null;

  return (
    <ShellMenuContext value={shellMenu}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape works from everywhere inside */}
      <div
        className={styles.shell}
        data-menu={chosen === null ? 'auto' : chosen ? 'open' : 'closed'}
        data-menu-type={menu ? menuType : 'overlay'}
        data-moved={moved || undefined}
        data-overlay={isOverPage || undefined}
        data-bottom-bar={!!bottomBar || undefined}
        onKeyDown={handleKeyDown}
      >
        <SkipLink target={mainId} />
        {topBar}
        {menu && (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: follows its links' clicks
          <div className={styles.menu} id={menuId} onClick={handleMenuClick}>
            {menu}
          </div>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same */}
        <div className={styles.scrim} onClick={close} />
        <div className={styles.page} inert={isOverPage}>
          <main className={styles.main} id={mainId} tabIndex={-1}>
            {children}
          </main>
          {footer}
        </div>
        <div inert={isOverPage}>{bottomBar}</div>
      </div>
    </ShellMenuContext>
  );
}
