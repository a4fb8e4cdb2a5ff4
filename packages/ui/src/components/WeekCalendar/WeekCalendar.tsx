import type { CSSProperties } from 'react';
import { CalendarOffIcon } from '../../icons/icons.tsx';
import { useLinkComponent, useLocale } from '../../provider/UiProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  type CalendarSpan,
  calendarVariables,
  daysOfWeek,
  hoursToShow,
  type Lane,
  lanesOf,
  minutesOf,
} from './layout.ts';
import * as styles from './WeekCalendar.css.ts';

export interface CalendarItem extends CalendarSpan {
  id: string;
  title: string;
  /** Where, with whom. */
  detail?: string | undefined;
  /** What is special about it: “odwołany”, “12 osób”. */
  status?: string | undefined;
  tone?: keyof typeof styles.tone | undefined;
  /** Will not take place: its title is struck through. */
  struck?: boolean | undefined;
  href?: string | undefined;
}

export interface WeekCalendarProps {
  /** Names the week: “Treningi, 16–22 listopada”. */
  label: string;
  /** Its Monday, `YYYY-MM-DD`. */
  week: string;
  items: readonly CalendarItem[];
  /** `YYYY-MM-DD`, in the club's zone. */
  today?: string | undefined;
  /** `HH:mm`, for the line across today. */
  now?: string | undefined;
  /** Why a day is free, by day. */
  daysOff?: Readonly<Record<string, string>> | undefined;
  /** Under a day without anything, on a phone. */
  emptyLabel: string;
  loading?: boolean | undefined;
}

/** A week at a glance: seven columns of hours, and on a phone a list by day. One document for both. */
export function WeekCalendar({
  label,
  week,
  items,
  today,
  now,
  daysOff = {},
  emptyLabel,
  loading = false,
}: WeekCalendarProps) {
  const days = daysOfWeek(week);
  const ordered = [...items].sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end));
  const { first, last } = hoursToShow(ordered.filter(({ day }) => days.includes(day)));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const minutesShown = (time: string) => minutesOf(time) - first * 60;
  const nowAt = now === undefined ? undefined : minutesShown(now);
  const isNowShown = nowAt !== undefined && nowAt >= 0 && nowAt <= hours.length * 60;

  return (
    <section
      className={styles.calendar}
      aria-label={label}
      aria-busy={loading}
      style={variables({ hours: hours.length })}
    >
      <div className={styles.axis} aria-hidden="true">
        {hours.map((hour) => (
          <div key={hour} className={styles.hour}>
            {hour}:00
          </div>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => {
          const itemsOfDay = ordered.filter((item) => item.day === day);
          const lanes = lanesOf(itemsOfDay);
          const dayOff = daysOff[day];
          return (
            <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
              <DayHead day={day} />
              <ul className={styles.hoursOfDay}>
                {dayOff && (
                  <li className={styles.dayOff}>
                    <CalendarOffIcon size="small" />
                    {dayOff}
                  </li>
                )}
                {loading && (
                  <li>
                    <Skeleton width="medium" />
                  </li>
                )}
                {itemsOfDay.map((item, index) => (
                  <Item key={item.id} item={item} position={position(item, lanes[index], minutesShown)} />
                ))}
                {day === today && isNowShown && (
                  <li className={styles.now} aria-hidden="true" style={variables({ start: nowAt })} />
                )}
              </ul>
              {itemsOfDay.length === 0 && !dayOff && !loading && (
                <p className={styles.nothing}>{emptyLabel}</p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function position(
  item: CalendarItem,
  lane: Lane | undefined,
  minutesShown: (time: string) => number,
): CSSProperties {
  const start = minutesShown(item.start);
  return variables({
    start,
    length: Math.max(30, minutesShown(item.end) - start),
    lane: lane?.lane ?? 0,
    lanes: lane?.lanes ?? 1,
  });
}

function variables(
  values: Partial<Record<keyof typeof calendarVariables, number | undefined>>,
): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      calendarVariables[name as keyof typeof calendarVariables],
      value,
    ]),
  );
}

function DayHead({ day }: { day: string }) {
  const locale = useLocale();
  const date = new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return (
    <h3 className={styles.dayHead} aria-label={format({ weekday: 'long', day: 'numeric', month: 'long' })}>
      <span className={styles.weekday}>{format({ weekday: 'long' })}</span>
      <time className={styles.date} dateTime={day}>
        {format({ day: 'numeric' })}
      </time>
    </h3>
  );
}

function Item({ item, position }: { item: CalendarItem; position: CSSProperties }) {
  const Anchor = useLinkComponent();
  const { title, start, end, detail, status, tone = 'accent', struck, href } = item;
  return (
    <li className={styles.tone[tone]} style={position} data-struck={struck ? true : undefined}>
      <span className={styles.itemTime}>
        {start}–{end}
      </span>
      <span className={styles.itemTitle}>
        {href === undefined ? (
          title
        ) : (
          <Anchor className={styles.itemLink} href={href}>
            {title}
          </Anchor>
        )}
      </span>
      {status && <span className={styles.itemStatus}>{status}</span>}
      {detail && <span className={styles.itemDetail}>{detail}</span>}
    </li>
  );
}
