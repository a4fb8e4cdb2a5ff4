'use client';

import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/icons.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** What the page is called. */
  label: string;
  /** Where it is. */
  href: string;
}

export interface BreadcrumbsProps {
  /** The name of the way, for those who hear the page. */
  label: string;
  /** The pages above this one, from the first. */
  items: readonly Breadcrumb[];
  /** The name of this page. */
  current: string;
}

/** The way from the first page to this one. */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps): ReactNode {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Anchor className={styles.link} href={item.href}>
              {item.label}
            </Anchor>
            <span className={styles.separator}>
              <ChevronRightIcon size="small" />
            </span>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
