'use client';

import { type CSSProperties, Fragment, type ReactNode, useState } from 'react';
import { ChevronUpIcon } from '../../icons/icons.tsx';
import { useLinkComponent, useLocale } from '../../provider/UiProvider.tsx';
import type { Group } from '../../theme/groups.ts';
import { Button } from '../Button/Button.tsx';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { writeDay } from '../private/days.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  type CalendarSpan,
  calendarVariables,
  drawnEnd,
  endOf,
  fullHours,
  hoursToShow,
  type Lane,
  lanesOf,
  linesIn,
  minutesOf,
  placeOf,
  widthOfWords,
  writeMinutes,
} from './layout.ts';
import './paper.css.ts';
import * as styles from './WeekCalendar.css.ts';

export interface CalendarItem extends CalendarSpan {
  /** What tells it from the others. */
  id: string;
  /** What takes place. */
  title: string;
  /** What else is said of it: where, with whom. */
  detail?: string | undefined;
  /** What is special about it: “odwołany”, “12 osób”. */
  status?: string | undefined;
  /** Whose it is: it wears the hue of that group in place of the accent. */
  group?: Group | undefined;
  /** Whether it will not take place: it is hatched, and its title is struck through. */
  struck?: boolean | undefined;
  /** The address that makes the whole item a link. */
  href?: string | undefined;
}

interface HourGridProps {
  label: string;
  /** One day, or those of a week. */
  days: readonly string[];
  items: readonly CalendarItem[];
  today: string | undefined;
  now: string | undefined;
  daysOff: Readonly<Record<string, string>> | undefined;
  emptyLabel: string;
  foldLabel?: ((from: string, to: string) => string) | undefined;
  earlierLabel?: string | undefined;
  loading: boolean | undefined;
  dayLevel: HeadingLevel | undefined;
}

/** Days beside each other against their hours; with less room than a small tablet has, a list by day. */
export function HourGrid({
  label,
  days,
  items,
  today,
  now,
  daysOff = {},
  emptyLabel,
  foldLabel = (from, to) => `${from}–${to}`,
  earlierLabel,
  loading = false,
  dayLevel = 2,
}: HourGridProps): ReactNode {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const isFolded = earlierLabel !== undefined && unfolded !== days[0] && days.indexOf(today ?? '') > 0;
  const ordered = items
    .filter(({ day }) => days.includes(day))
    .sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end));
  const hours = hoursToShow(ordered);
  const columns = days.map((day) => {
    const itemsOfDay = ordered.filter((item) => item.day === day);
    return { day, itemsOfDay, lanes: lanesOf(itemsOfDay) };
  });
  const nowAt = now !== undefined && days.includes(today ?? '') ? minutesOf(now) : undefined;
  const isNowShown = nowAt !== undefined && nowAt >= hours.first && nowAt <= hours.last;
  const at = (minute: number) => variables({ ...placeOf(minute, hours) });

  return (
    <section className={styles.frame} aria-label={label} aria-busy={loading}>
      <div
        className={styles.calendar}
        data-paper="across"
        style={at(hours.last)}
        data-off={days.some((day) => daysOff[day]) || undefined}
      >
        <div className={styles.axis} aria-hidden="true">
          {fullHours(hours).map((hour) => (
            <div key={hour} className={styles.hour} style={at(hour * 60)}>
              {/* The pill with the time stands there. */}
              {isNowShown && Math.abs(hour * 60 - nowAt) < 18 ? '' : `${hour}:00`}
            </div>
          ))}
          {hours.folds.map(({ from, to }) => (
            <div key={from} className={styles.fold} style={at(from)}>
              {foldLabel(writeMinutes(from), writeMinutes(to))}
            </div>
          ))}
          {isNowShown && (
            <span className={styles.nowTime} data-paper="none" style={at(nowAt)}>
              {now}
            </span>
          )}
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
        <ol
          className={styles.days}
          style={variables({ columns: columnsFor(columns, daysOff) })}
          // Where nothing in it takes the focus, the keys that scroll need something that does.
          tabIndex={items.some(({ href }) => href !== undefined) ? undefined : 0}
        >
          {columns.map(({ day, itemsOfDay, lanes }) => {
            const dayOff = daysOff[day];
            const isToday = day === today;
            const upcoming = itemsOfDay.findIndex(({ start }) => minutesOf(start) > (nowAt ?? 0));
            const line = isToday && isNowShown && (
              <li className={styles.now} data-paper="none" aria-hidden="true" style={at(nowAt)}>
                {now}
              </li>
            );
            return (
              <li
                key={day}
                className={styles.day}
                aria-current={isToday ? 'date' : undefined}
                data-folded={isFolded && day < (today ?? '') ? true : undefined}
              >
                <DayHead day={day} level={dayLevel} />
                {dayOff && <p className={styles.dayOff}>{dayOff}</p>}
                <ul className={styles.hoursOfDay} style={at(hours.last)}>
                  {loading && (
                    <li>
                      <Skeleton width="medium" />
                    </li>
                  )}
                  {itemsOfDay.map((item, index) => (
                    <Fragment key={item.id}>
                      {index === upcoming && line}
                      <Item
                        item={item}
                        style={{ ...at(minutesOf(item.start)), ...sizeOf(item, lanes[index]) }}
                        running={
                          isToday &&
                          nowAt !== undefined &&
                          minutesOf(item.start) <= nowAt &&
                          nowAt < endOf(item)
                        }
                      />
                    </Fragment>
                  ))}
                  {upcoming === -1 && line}
                </ul>
                {itemsOfDay.length === 0 && !dayOff && !loading && (
                  <p className={styles.nothing}>{emptyLabel}</p>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function sizeOf(item: CalendarItem, lane: Lane | undefined): CSSProperties {
  const length = drawnEnd(item) - minutesOf(item.start);
  return variables({ length, lines: linesIn(length), lane: lane?.lane ?? 0, lanes: lane?.lanes ?? 1 });
}

const isWeekend = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;

interface DayColumn {
  day: string;
  itemsOfDay: readonly CalendarItem[];
  lanes: readonly Lane[];
}

/**
 * The widths of the days: those of the words of what takes place at once, never broken; a weekend asks for no more
 * than that.
 */
function columnsFor(days: readonly DayColumn[], daysOff: Readonly<Record<string, string>>): string {
  const rem = (words: number) => `${(words * 0.857).toFixed(2)}rem`;
  return days
    .map(({ day, itemsOfDay, lanes }) => {
      const most = Math.max(1, ...lanes.map(({ lanes }) => lanes));
      const words = Math.max(4, ...itemsOfDay.map(({ title }) => widthOfWords(title)));
      const item = `${rem(words)} + var(${calendarVariables.around})`;
      const dayOff = `${rem(widthOfWords(daysOff[day] ?? ''))} + .6rem`;
      const share = (1 + (most - 1) / 2) * (isWeekend(day) ? 0.86 : 1);
      return `minmax(max(${most} * (${item}), ${dayOff}), ${share}fr)`;
    })
    .join(' ');
}

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
  return (
    <Heading className={styles.dayHead} aria-label={writeDay(day, locale, wholeDay)}>
      <time className={styles.date} dateTime={day}>
        {writeDay(day, locale, { day: 'numeric' })}
      </time>
      <span className={styles.weekday}>{writeDay(day, locale, { weekday: 'long' })}</span>
    </Heading>
  );
}

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface ItemProps {
  item: CalendarItem;
  style: CSSProperties;
  /** Whether it takes place right now. */
  running: boolean;
}

function Item({ item, style, running }: ItemProps) {
  const Anchor = useLinkComponent();
  const locale = useLocale();
  const { title, day, start, end, detail, status, group, struck = false, href } = item;
  const said = status && <span>{status}</span>;
  return (
    <li
      className={group ? styles.group[group] : styles.plain}
      style={style}
      title={[`${start}–${end}`, title, detail, status].filter(Boolean).join(', ')}
      data-struck={struck || undefined}
      data-running={(running && !struck) || undefined}
    >
      <div className={styles.lines}>
        <span className={styles.itemTime}>
          {start}
          <span className={styles.itemEnd}>–{end}</span>
        </span>
        <span className={styles.itemTitle}>
          {href === undefined ? (
            title
          ) : (
            <Anchor
              className={styles.itemLink}
              href={href}
              aria-label={`${title}, ${writeDay(day, locale, wholeDay)}, ${start}–${end}`}
            >
              {title}
            </Anchor>
          )}
        </span>
        {/* Where there isn't room for both, that it is off says more than where it would be. */}
        {struck && said}
        {detail && <span className={styles.itemDetail}>{detail}</span>}
        {!struck && said}
      </div>
    </li>
  );
}
