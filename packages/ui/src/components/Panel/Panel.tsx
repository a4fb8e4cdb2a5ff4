'use client';

import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  /** What it holds; a press on it opens and closes the panel. */
  title: string;
  /** The place of its title in the outline of the page. */
  level?: HeadingLevel | undefined;
  /** What stands at the end of the title’s line, and stays while it is closed. */
  actions?: ReactNode | undefined;
  /** The content. */
  children: ReactNode;
  /** A last line under the content. */
  foot?: ReactNode | undefined;
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** Receives whether it is open, when that changes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A part of a page that can be put out of the way, with deeds of its own beside its title: the disclosure of the ARIA
 * Authoring Practices. Where there are several of which one opens what one needs, take `Accordion`.
 */
export function Panel({
  title,
  level = 3,
  actions,
  children,
  foot,
  open,
  defaultOpen = true,
  onOpenChange,
}: PanelProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  return (
    <section className={styles.panel} aria-labelledby={`${id}title`} data-open={isOpen}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={level} size="body" id={`${id}title`}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={`${id}content`}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={styles.chevron}>
                <ChevronDownIcon />
              </span>
              {title}
            </button>
          </Heading>
        </div>
        {actions}
      </div>
      <div id={`${id}content`} hidden={!isOpen}>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </section>
  );
}
