'use client';

import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../private/use-kept-focus.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEntry {
  /** What tells it from the others. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** The date for machines, `YYYY-MM-DD` or an instant. */
  dateTime: string;
  /** The date as people write it. */
  date: string;
  /** What else there is to say: how, by whom. */
  description?: ReactNode | undefined;
  /** What can be done with it: small buttons at the end of the line. */
  actions?: ReactNode | undefined;
  /** A belt or an icon; a dot without one. */
  mark?: ReactNode | undefined;
}

export interface TimelineProps {
  /** The entries in the order they are shown: usually the newest first. */
  entries: readonly TimelineEntry[];
  /** The name of the list, where no heading names it. */
  label?: string | undefined;
}

/** What happened when. */
export function Timeline({ entries, label }: TimelineProps): ReactNode {
  const listRef = useRef<HTMLOListElement>(null);
  useKeptFocus(listRef);
  return (
    <ol ref={listRef} tabIndex={-1} aria-label={label}>
      {entries.map(({ id, title, dateTime, date, description, actions, mark }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.mark}>{mark ?? <span className={styles.dot} />}</span>
          <div className={styles.body}>
            <div className={styles.line}>
              <span className={styles.title}>{title}</span>
              <time className={styles.date} dateTime={dateTime}>
                {date}
              </time>
            </div>
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </li>
      ))}
    </ol>
  );
}
