'use client';

import type { ReactNode } from 'react';
import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { type IsAllowed, isShown, type MenuLink } from '../SideMenu/items.ts';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** Four or five. */
  items: readonly MenuLink[];
  /** Whether the person holds a right; without it everything is shown. */
  isAllowed?: IsAllowed | undefined;
}

/** The tab bar of a phone: where a thumb is. */
export function BottomBar({ items, isAllowed = () => true }: BottomBarProps): ReactNode {
  const labels = useLabels();
  const Anchor = useLinkComponent();
  const shown = items.filter((item) => isShown(item, isAllowed));
  return (
    <nav className={styles.bar} aria-label={labels.quickMenu}>
      <ul className={styles.list}>
        {shown.map(({ label, href, icon: Icon, current, count = 0, countLabel }) => (
          <li key={href} className={styles.cell}>
            <Anchor className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon size="medium" />
              </span>
              <span className={styles.text}>{label}</span>
              {count > 0 && (
                <span className={styles.count}>
                  <Badge count={count} tone="accent" label={countLabel} />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
