'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './MegaMenu.css.ts';

/** A way to a page. */
export interface MegaMenuLink {
  /** What the page is called. */
  label: string;
  /** Where it leads. */
  href: string;
  /** What one finds there. */
  description?: string | undefined;
  /** The icon before it. */
  icon?: IconComponent | undefined;
  /** Whether it is the page one is on. */
  current?: boolean | undefined;
}

/** Pages of one kind, in a column. */
export interface MegaMenuSection {
  /** What they have in common. */
  title: string;
  /** The pages. */
  links: readonly MegaMenuLink[];
}

/** An entry of the bar: a page, or what opens the sections of many. */
export type MegaMenuItem = MegaMenuLink | { label: string; sections: readonly MegaMenuSection[] };

export interface MegaMenuProps {
  /** The name of the navigation. */
  label: string;
  /** The entries of the bar. */
  items: readonly MegaMenuItem[];
}

/**
 * The ways through a site of many pages, by their kinds. The disclosure navigation of the ARIA Authoring Practices: links
 * stay links, Tab goes through what is open, Escape closes it. For deeds, take `DropdownMenu`.
 */
export function MegaMenu({ label, items }: MegaMenuProps): ReactNode {
  const id = useId();
  const Anchor = useLinkComponent();
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number | null>(null);

  useEffect(() => {
    if (open === null) return;
    const closeBeside = ({ target }: PointerEvent) => {
      if (!ref.current?.contains(target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [open]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    document.getElementById(`${id}entry${open}`)?.focus();
    setOpen(null);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(null);
  };

  return (
    <nav ref={ref} className={styles.nav} aria-label={label} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <ul className={styles.bar}>
        {items.map((item, at) => (
          <li key={item.label} className={styles.item}>
            {'href' in item ? (
              <Anchor
                className={styles.entry}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </Anchor>
            ) : (
              <>
                <button
                  id={`${id}entry${at}`}
                  type="button"
                  className={styles.entry}
                  aria-expanded={open === at}
                  aria-controls={`${id}panel${at}`}
                  onClick={() => setOpen(open === at ? null : at)}
                >
                  {item.label}
                  <span className={styles.chevron}>
                    <ChevronDownIcon />
                  </span>
                </button>
                <div id={`${id}panel${at}`} className={styles.panel} hidden={open !== at}>
                  {item.sections.map((section) => (
                    <Section key={section.title} {...section} onFollow={() => setOpen(null)} />
                  ))}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ title, links, onFollow }: MegaMenuSection & { onFollow: () => void }) {
  const id = useId();
  const Anchor = useLinkComponent();
  return (
    <div>
      <p id={id} className={styles.sectionTitle}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ label, href, description, icon: Icon, current }) => (
          <li key={href}>
            <Anchor
              className={styles.link}
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={onFollow}
            >
              {Icon && (
                <span className={styles.linkIcon}>
                  <Icon />
                </span>
              )}
              <span className={styles.linkWords}>
                <span className={styles.linkLabel}>{label}</span>
                {description && <span className={styles.linkAbout}>{description}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
