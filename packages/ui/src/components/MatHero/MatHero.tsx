import { type ReactNode, useId } from 'react';
import type { Group } from '../../theme/groups.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './MatHero.css.ts';

export interface MatHeroProps {
  /** Whose hue it wears; the title names the group. */
  group: Group;
  /** What is on: “Dorośli – początkujący”. */
  title: string;
  /** When and where: “18:30–20:00, sala A”. */
  detail: string;
  /** The one large thing: how many are there. */
  count: string;
  /** What is counted: “osób ćwiczy”. */
  label: string;
  /** How much of the time is over, where it runs. */
  time?: {
    /** The share of it, from 0 to 1. */
    share: number;
    /** How much that is: “minęły 42 min”. */
    over: string;
    /** How much is left: “zostało 48 min”. */
    left: string;
  };
  /** What can be done now. */
  actions?: ReactNode | undefined;
  /** The place of its title in the outline of the page. */
  level?: HeadingLevel | undefined;
}

/** What is on the mat now, to be read from the other end of it. */
export function MatHero({
  group,
  title,
  detail,
  count,
  label,
  time,
  actions,
  level = 2,
}: MatHeroProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.group[group]} aria-labelledby={id}>
      <svg className={styles.lines} aria-hidden="true">
        <path d="M170 0v400M400 0v400M170 60H900M0 168H400" />
      </svg>
      <div className={styles.head}>
        <div className={styles.figure}>
          <span className={styles.count}>{count}</span> <span className={styles.label}>{label}</span>
        </div>
        <div className={styles.what}>
          <div className={styles.title}>
            <Heading level={level} size="large" id={id}>
              {title}
            </Heading>
          </div>
          <span>{detail}</span>
        </div>
      </div>
      {time && (
        <div>
          <svg className={styles.track} aria-hidden="true">
            <rect
              width={`${Math.min(Math.max(time.share, 0), 1) * 100}%`}
              height="100%"
              rx="3"
              fill="currentColor"
            />
          </svg>
          <div className={styles.times}>
            <span>{time.over}</span>
            <span>{time.left}</span>
          </div>
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
