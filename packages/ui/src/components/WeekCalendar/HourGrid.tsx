import { type CSSProperties, useState } from 'react';
import { CalendarOffIcon, ChevronUpIcon } from '../../icons/icons.tsx';
import { useLinkComponent, useLocale } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  type CalendarSpan,
  calendarVariables,
  hoursToShow,
  type Lane,
  lanesOf,
  minutesOf,
} from './layout.ts';
import * as styles from './WeekCalendar.css.ts';

export interface CalendarItem extends CalendarSpan {
  /** What tells it from the others. */
  id: string;
  /** What takes place. */
  title: string;
  /** Where, with whom. */
  detail?: string | undefined;
  /** What is special about it: “odwołany”, “12 osób”. */
  status?: string | undefined;
  /** `accent` for what is to come, `neutral` for what was, `danger` for what is off. */
  tone?: keyof typeof styles.tone | undefined;
  /** Will not take place: its title is struck through. */
  struck?: boolean | undefined;
  /** Makes the whole item a link. */
  href?: string | undefined;
}

/** Pixels that each of several things at once keeps: enough to press, and for the hour it begins at. */
const narrowest = 40;

interface HourGridProps {
  label: string;
  /** One day, or those of a week. */
  days: readonly string[];
  items: readonly CalendarItem[];
  today: string | undefined;
  now: string | undefined;
  daysOff: Readonly<Record<string, string>> | undefined;
  emptyLabel: string;
  earlierLabel?: string | undefined;
  loading: boolean | undefined;
  dayLevel: HeadingLevel | undefined;
}

/** Days beside each other against their hours; on a phone a list by day. */
export function HourGrid({
  label,
  days,
  items,
  today,
  now,
  daysOff = {},
  emptyLabel,
  earlierLabel,
  loading = false,
  dayLevel = 2,
}: HourGridProps) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const isFolded = earlierLabel !== undefined && unfolded !== days[0] && days.indexOf(today ?? '') > 0;
  const ordered = [...items].sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end));
  const { first, last } = hoursToShow(ordered.filter(({ day }) => days.includes(day)));
  const columns = days.map((day) => {
    const itemsOfDay = ordered.filter((item) => item.day === day);
    return { day, itemsOfDay, lanes: lanesOf(itemsOfDay) };
  });
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
      {isFolded && (
        <div className={styles.earlier}>
          <Button
            size="small"
            variant="quiet"
            icon={ChevronUpIcon}
            onClick={() => setUnfolded(days[0] ?? null)}
          >
            {earlierLabel}
          </Button>
        </div>
      )}
      <ol className={styles.days} style={variables({ columns: columns.map(columnFor).join(' ') })}>
        {columns.map(({ day, itemsOfDay, lanes }) => {
          const dayOff = daysOff[day];
          return (
            <li
              key={day}
              className={styles.day}
              aria-current={day === today ? 'date' : undefined}
              data-folded={isFolded && day < (today ?? '') ? true : undefined}
            >
              <DayHead day={day} level={dayLevel} />
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
                  <Item
                    key={item.id}
                    item={item}
                    position={position(item, lanes[index], minutesShown)}
                    narrow={days.length > 1 && (lanes[index]?.lanes ?? 1) > 1}
                  />
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

/** Days share the width equally, as long as there is room for what takes place at once. */
const columnFor = ({ lanes }: { lanes: readonly Lane[] }): string =>
  `minmax(${Math.max(1, ...lanes.map(({ lanes }) => lanes)) * narrowest}px, 1fr)`;

function variables(
  values: Partial<Record<keyof typeof calendarVariables, number | string | undefined>>,
): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      calendarVariables[name as keyof typeof calendarVariables],
      value,
    ]),
  );
}

function DayHead({ day, level }: { day: string; level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  const locale = useLocale();
  const date = new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return (
    <Heading
      className={styles.dayHead}
      aria-label={format({ weekday: 'long', day: 'numeric', month: 'long' })}
    >
      <span className={styles.weekday}>{format({ weekday: 'long' })}</span>
      <time className={styles.date} dateTime={day}>
        {format({ day: 'numeric' })}
      </time>
    </Heading>
  );
}

interface ItemProps {
  item: CalendarItem;
  position: CSSProperties;
  /** Shares its width with others: there is room for the start only. */
  narrow: boolean;
}

function Item({ item, position, narrow }: ItemProps) {
  const Anchor = useLinkComponent();
  const { title, start, end, detail, status, tone = 'accent', struck, href } = item;
  return (
    <li
      className={styles.tone[tone]}
      style={position}
      data-struck={struck ? true : undefined}
      data-narrow={narrow ? true : undefined}
    >
      <span className={styles.itemTime}>
        {start}
        <span className={styles.itemEnd}>–{end}</span>
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
