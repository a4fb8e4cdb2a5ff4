'use client';

import type { ReactNode } from 'react';
import { useLinkComponent, useLocale } from '../../provider/UiProvider.tsx';
import type { Group } from '../../theme/groups.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { dateOf } from '../private/days.ts';
import * as styles from './Agenda.css.ts';

export interface AgendaItem {
  /** What tells it from the others. */
  id: string;
  /** When it begins: “18:30”. */
  start: string;
  /** When it ends: “20:00”. */
  end: string;
  /** What it is. */
  title: string;
  /** The address that its title leads to. */
  href?: string | undefined;
  /** Where it is and who leads it; the name of its group is among it. */
  detail?: ReactNode | undefined;
  /** Whose hue it wears. */
  group?: Group | undefined;
  /** Whether it will not take place. */
  struck?: boolean | undefined;
  /** What is so of it, below the rest. */
  status?: ReactNode | undefined;
  /** What can be said of it, where a thumb is. */
  action?: ReactNode | undefined;
}

export interface AgendaDay {
  /** The day, `YYYY-MM-DD`. */
  day: string;
  /** How people call it, in place of its weekday: “Dziś”. */
  name?: string | undefined;
  /** What is so of the whole day: why it is free. */
  note?: string | undefined;
  /** What there is on it, in order; none where only the note tells of it. */
  items: readonly AgendaItem[];
}

export interface AgendaProps {
  /** The days in order, each of which stays in sight as long as something of it does. */
  days: readonly AgendaDay[];
  /** The place of a day in the outline of the page. */
  level?: HeadingLevel | undefined;
}

/** What is on, day by day, with what one says to it. */
export function Agenda({ days, level = 3 }: AgendaProps): ReactNode {
  const locale = useLocale();
  return days.map(({ day, name, note, items }) => (
    <div key={day} className={styles.day}>
      <div className={styles.head}>
        <Heading level={level} size="body">
          {name ?? capitalized(part(day, locale, { weekday: 'long' }))}{' '}
          <span className={styles.date}>{part(day, locale, { day: 'numeric', month: 'long' })}</span>
        </Heading>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.id} {...item} day={part(day, locale, { day: 'numeric', month: 'long' })} />
          ))}
        </ul>
      )}
    </div>
  ));
}

function Item({
  day,
  start,
  end,
  title,
  href,
  detail,
  group,
  struck,
  status,
  action,
}: AgendaItem & { day: string }) {
  const Anchor = useLinkComponent();
  return (
    <li className={styles.item} data-struck={struck || undefined}>
      <div className={styles.times}>
        <span className={styles.start}>{start}</span>
        <span className={styles.end}>
          <span className={styles.dash}>–</span>
          {end}
        </span>
      </div>
      <span className={group ? styles.mark[group] : styles.plain} />
      <div className={styles.body}>
        <span className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            // What comes each week is told apart by its day.
            <Anchor className={styles.link} href={href} aria-label={`${title}, ${day}, ${start}`}>
              {title}
            </Anchor>
          )}
        </span>
        {detail && <div className={styles.detail}>{detail}</div>}
        {status && <div className={styles.status}>{status}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

const part = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
