'use client';

import type { ReactNode } from 'react';
import { MenuIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useShellMenu } from '../Shell/shell-context.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** A `Logo`, usually a way home. */
  logo: ReactNode;
  /** What stands at the end: profile, language, sign out; or sign in. */
  children?: ReactNode | undefined;
}

/** The bar at the top of every page. */
export function TopBar({ logo, children }: TopBarProps): ReactNode {
  const labels = useLabels();
  const menu = useShellMenu();
  return (
    <header className={styles.bar} data-ground="bar">
      {menu && (
        <IconButton
          icon={MenuIcon}
          label={menu.open ? labels.closeMenu : labels.openMenu}
          aria-expanded={menu.open}
          aria-controls={menu.id}
          onClick={menu.toggle}
        />
      )}
      <div className={styles.logo}>{logo}</div>
      {children && <div className={styles.end}>{children}</div>}
    </header>
  );
}
