import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import type { Group } from '../../theme/groups.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TrainingWeek.css.ts';

export const weekDayLooks = ['done', 'planned', 'open', 'none'] as const;

/** What a day holds: they were there; they will come; there is a training; nothing. */
export type WeekDayLook = (typeof weekDayLooks)[number];

export interface WeekDay {
  /** The day, `YYYY-MM-DD`. */
  day: string;
  /** How it is called in little room: “pn”. */
  name: string;
  /** What is read of it: “poniedziałek: na macie”. */
  text: string;
  /** What it holds. */
  look: WeekDayLook;
}

export interface TrainingWeekProps {
  /** Whose hue it wears. */
  group: Group;
  /** The number of trainings they were at. */
  done: number;
  /** The number of trainings they said that they will come to. */
  planned: number;
  /** The number of trainings in a week as it should be. */
  goal: number;
  /** The goal in words: “z 3”. */
  of: string;
  /** What it comes to: “Jeszcze dwa do celu”. */
  title: string;
  /** The place of the title in the outline of the page. */
  level?: HeadingLevel | undefined;
  /** What else there is to say: the streak. */
  description?: string | undefined;
  /** The seven days from Monday. */
  days: readonly WeekDay[];
  /** The current day. */
  today: string;
}

/** How many trainings a ring tells from each other. */
const mostParts = 7;
/** The radius of the ring, and the part of its length that lies between two arcs, caps included. */
const [radius, gap] = [45, 20];

/** A week on the mat: a ring with a part for each training of its goal, and its seven days. */
export function TrainingWeek({
  group,
  done,
  planned,
  goal,
  of,
  title,
  level = 2,
  description,
  days,
  today,
}: TrainingWeekProps): ReactNode {
  const parts = Math.min(Math.max(1, goal), mostParts);
  const around = 2 * Math.PI * radius;
  const between = parts === 1 ? 0 : gap;
  const length = around / parts - between;
  const lookOf = (at: number): WeekDayLook => (at < done ? 'done' : at < done + planned ? 'planned' : 'none');
  return (
    <section className={styles.week[group]} aria-label={title}>
      <div className={styles.ring}>
        <svg className={styles.arcs} viewBox="-52 -52 104 104" width="104" height="104" aria-hidden="true">
          {Array.from({ length: parts }, (_, at) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: each is only its place
              key={at}
              className={styles.arc}
              data-look={lookOf(at)}
              r={radius}
              strokeDasharray={`${length} ${around - length}`}
              strokeDashoffset={-(at * (around / parts) + between / 2)}
            />
          ))}
        </svg>
        <div className={styles.middle}>
          <span className={styles.figure}>{done}</span>
          <span className={styles.of}>{of}</span>
        </div>
      </div>
      <div className={styles.words}>
        <Heading level={level} size="body">
          <span className={styles.title}>{title}</span>
        </Heading>
        {description && <span className={styles.description}>{description}</span>}
        <ol className={styles.days}>
          {days.map(({ day, name, text, look }) => (
            <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
              <span className={styles.mark} data-look={look}>
                {look === 'done' && <CheckIcon size="small" />}
              </span>
              <span aria-hidden="true">{name}</span>
              <VisuallyHidden>{text}</VisuallyHidden>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
