'use client';

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { lessMotion } from '../../theme/media.ts';
import { motion } from '../../theme/tokens.ts';
import * as styles from './SideMenu.css.ts';

interface MenuBranchItemProps {
  icon: IconComponent;
  label: string;
  /** Whether we are somewhere under it: it is open unless someone closes it, and stands out when closed. */
  isTrail: boolean;
  /** Whether it is open until someone closes it, wherever we are. */
  startsOpen: boolean;
  /** The entries, named by the element of this id. */
  children: (labelId: string) => ReactNode;
}

/** An entry that opens others under it. */
export function MenuBranchItem({
  icon: Icon,
  label,
  isTrail,
  startsOpen,
  children,
}: MenuBranchItemProps): ReactNode {
  const id = useId();
  const itemRef = useRef<HTMLLIElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? (startsOpen || isTrail);

  const heightBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (heightBefore.current === undefined) return;
    const height = heightOf(listRef.current);
    slide(itemRef.current, heightBefore.current - height);
    heightBefore.current = undefined;
  });

  return (
    <li ref={itemRef}>
      <button
        type="button"
        id={id}
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        data-trail={isTrail || undefined}
        onClick={() => {
          heightBefore.current = heightOf(listRef.current);
          choose(!isOpen);
        }}
      >
        <span className={styles.icon}>
          <Icon size="medium" />
        </span>
        <span className={styles.text}>{label}</span>
        <span className={styles.chevron}>
          <ChevronDownIcon size="small" />
        </span>
      </button>
      <div ref={listRef} id={`${id}list`} className={styles.branch} hidden={!isOpen}>
        {children(id)}
      </div>
    </li>
  );
}

const heightOf = (element: HTMLElement | null) => element?.offsetHeight ?? 0;

/**
 * What comes after has its new place at once and slides there from the old one: one layout, no matter how long the
 * slide. What opens is uncovered along its edge.
 */
function slide(item: HTMLElement | null, distance: number): void {
  if (!item || distance === 0 || matchMedia(lessMotion).matches) return;
  const timing = { duration: Number.parseInt(motion.menu, 10), easing: motion.ease };
  for (let at: Element | null = item; at && !at.matches('nav'); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
      next.animate({ transform: [`translateY(${distance}px)`, 'none'] }, timing);
  }
  if (distance < 0) item.lastElementChild?.animate({ clipPath: [`inset(0 0 100% 0)`, 'inset(0)'] }, timing);
}
