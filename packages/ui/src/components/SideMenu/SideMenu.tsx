'use client';

import { type ReactNode, useId } from 'react';
import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import {
  allowedItems,
  hasCurrent,
  type IsAllowed,
  type MenuBranch,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
} from './items.ts';
import { MenuBranchItem } from './MenuBranchItem.tsx';
import * as styles from './SideMenu.css.ts';

export { allowedItems, type IsAllowed, type MenuBranch, type MenuGroup, type MenuItem, type MenuLink };

export interface SideMenuProps {
  /** The groups from top to bottom. */
  groups: readonly MenuGroup<MenuItem>[];
  /** Whether the person holds a right; without it everything is shown. */
  isAllowed?: IsAllowed | undefined;
}

/** The main navigation, at the left. What a person has no right to, and what is left empty by that, is not there. */
export function SideMenu({ groups, isAllowed = () => true }: SideMenuProps): ReactNode {
  const labels = useLabels();
  const id = useId();
  return (
    <nav className={styles.menu} aria-label={labels.mainMenu}>
      {groups.map((group, index) => {
        const items = allowedItems(group, isAllowed);
        const labelId = group.label ? `${id}${index}` : undefined;
        return (
          items.length > 0 && (
            <div key={group.label ?? ''}>
              {group.label && (
                <div className={styles.groupLabel} id={labelId}>
                  {group.label}
                </div>
              )}
              <MenuList items={items} labelledBy={labelId} />
            </div>
          )
        );
      })}
    </nav>
  );
}

function MenuList({ items, labelledBy }: { items: readonly MenuItem[]; labelledBy: string | undefined }) {
  return (
    <ul className={styles.group} aria-labelledby={labelledBy}>
      {items.map((item) =>
        'items' in item ? (
          <MenuBranchItem
            key={item.label}
            icon={item.icon}
            label={item.label}
            isTrail={hasCurrent(item)}
            startsOpen={item.open === true}
          >
            {(branchId) => <MenuList items={item.items} labelledBy={branchId} />}
          </MenuBranchItem>
        ) : (
          <li key={item.href}>
            <SideMenuLink {...item} />
          </li>
        ),
      )}
    </ul>
  );
}

function SideMenuLink({ label, href, icon: Icon, current, count = 0, countLabel }: MenuLink) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon size="medium" />
      </span>
      <span className={styles.text}>{label}</span>
      {count > 0 && <Badge count={count} label={countLabel} />}
    </Anchor>
  );
}
