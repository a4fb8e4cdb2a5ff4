'use client';

import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionSection<Value extends string = string> {
  /** Which it is, for the program. */
  value: Value;
  /** Which it is, for the person. */
  title: string;
  /** How many things are in it. */
  count?: number | undefined;
  /** What it shows when it is open. */
  content: ReactNode;
  /** Whether it cannot be opened or closed now. */
  disabled?: boolean | undefined;
}

export interface AccordionProps<Value extends string = string> {
  /** The sections from top to bottom. */
  sections: readonly AccordionSection<Value>[];
  /** Which are open, where the caller keeps it. */
  value?: readonly Value[] | undefined;
  /** Which are open at first. */
  defaultValue?: readonly Value[] | undefined;
  /** Receives the sections that are open, when that changes. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** Whether opening one closes the others. */
  single?: boolean | undefined;
  /** The level of the titles among the page’s headings. */
  level?: 2 | 3 | 4 | undefined;
}

/** Sections of which one opens what one needs. The browser's own disclosure: its search finds what is closed. */
export function Accordion<Value extends string = string>({
  sections,
  value,
  defaultValue = [],
  onValueChange,
  single = false,
  level = 3,
}: AccordionProps<Value>): ReactNode {
  const [opened, setOpened] = useControllable<readonly Value[]>(value, defaultValue, onValueChange);
  const Title = `h${level}` as const;

  const setOpen = (section: Value, open: boolean) => {
    if (opened.includes(section) === open) return;
    const others = single ? [] : opened.filter((other) => other !== section);
    setOpened(open ? [...others, section] : opened.filter((other) => other !== section));
  };

  return (
    <div className={styles.accordion}>
      {sections.map((section) => {
        const isOpen = opened.includes(section.value);
        return (
          <details
            key={section.value}
            className={styles.section}
            open={isOpen}
            // The browser opens it by itself for what its search finds.
            onToggle={(event) =>
              event.target === event.currentTarget && setOpen(section.value, event.currentTarget.open)
            }
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
            <summary
              className={styles.summary}
              aria-disabled={section.disabled}
              onClick={(event) => {
                event.preventDefault();
                if (!section.disabled) setOpen(section.value, !isOpen);
              }}
            >
              <Title className={styles.title}>{section.title}</Title>
              {section.count !== undefined && <Badge count={section.count} />}
              <span className={styles.chevron}>
                <ChevronDownIcon />
              </span>
            </summary>
            <div className={styles.content}>{section.content}</div>
          </details>
        );
      })}
    </div>
  );
}
