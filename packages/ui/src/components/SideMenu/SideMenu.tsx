import { useId } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './SideMenu.css.ts';

export interface MenuLink {
  /** Where it leads, in a word or two. */
  label: string;
  /** Its address. */
  href: string;
  /** Its sign. */
  icon: IconComponent;
  /** This is where we are. */
  current?: boolean | undefined;
  /** Things waiting there. */
  count?: number | undefined;
}

export interface MenuGroup {
  /** Left out for the first, unnamed group. */
  label?: string | undefined;
  /** Its links, from top to bottom. */
  items: readonly MenuLink[];
}

export interface SideMenuProps {
  /** From top to bottom. */
  groups: readonly MenuGroup[];
}

/** The main navigation, at the left. */
export function SideMenu({ groups }: SideMenuProps) {
  const labels = useLabels();
  const id = useId();
  return (
    <nav className={styles.menu} aria-label={labels.mainMenu}>
      {groups.map((group, index) => {
        const labelId = group.label ? `${id}${index}` : undefined;
        return (
          <div key={group.label ?? ''}>
            {group.label && (
              <div className={styles.groupLabel} id={labelId}>
                {group.label}
              </div>
            )}
            <ul className={styles.group} aria-labelledby={labelId}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <SideMenuLink {...item} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function SideMenuLink({ label, href, icon: Icon, current, count = 0 }: MenuLink) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon size="medium" />
      </span>
      <span className={styles.text}>{label}</span>
      {count > 0 && <Badge count={count} />}
    </Anchor>
  );
}
