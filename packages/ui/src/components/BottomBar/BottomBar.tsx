import { useLabels, useLinkComponent } from '../../provider/UiProvider.tsx';
import type { MenuLink } from '../SideMenu/SideMenu.tsx';
import * as styles from './BottomBar.css.ts';

export interface BottomBarProps {
  /** Four or five. */
  items: readonly Omit<MenuLink, 'count'>[];
}

/** The tab bar of a phone: where a thumb is. */
export function BottomBar({ items }: BottomBarProps) {
  const labels = useLabels();
  const Anchor = useLinkComponent();
  return (
    <nav className={styles.bar} aria-label={labels.quickMenu}>
      <ul className={styles.list}>
        {items.map(({ label, href, icon: Icon, current }) => (
          <li key={href} className={styles.cell}>
            <Anchor className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon size="medium" />
              </span>
              <span className={styles.text}>{label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
