'use client';

import type { ReactNode } from 'react';
import { MapPinIcon } from '../../icons/icons.tsx';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import type { Group } from '../../theme/groups.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './NextClass.css.ts';

export interface NextClassProps {
  /** Whose hue it wears. */
  group: Group;
  /** How soon it is: “Dziś, za 3 godz. 10 min”. */
  when: string;
  /** When it begins: “18:30”. */
  start: string;
  /** The words for when it ends: “do 20:00”. */
  end: string;
  /** What it is. */
  title: string;
  /** The address that its title leads to. */
  href?: string | undefined;
  /** The place of its title in the outline of the page. */
  level?: HeadingLevel | undefined;
  /** The face of who leads it. */
  face?: ReactNode | undefined;
  /** Who leads it, in words. */
  leader?: string | undefined;
  /** Where it is held. */
  place?: string | undefined;
  /** Who will come: faces, and how many. */
  people?: ReactNode | undefined;
  /** What else is so of it: that it goes on already, or why it is cancelled. */
  note?: ReactNode | undefined;
  /** Whether it will not take place. */
  struck?: boolean | undefined;
  /** What can be said to it; see `ClassAnswer`. */
  children?: ReactNode | undefined;
}

/** The training that is next, as large as it is in somebody’s day, with the answer to it where a thumb is. */
export function NextClass({
  group,
  when,
  start,
  end,
  title,
  href,
  level = 2,
  face,
  leader,
  place,
  people,
  note,
  struck = false,
  children,
}: NextClassProps): ReactNode {
  const Anchor = useLinkComponent();
  const Title = `h${level}` as const;
  return (
    <section
      className={struck ? styles.struckGround : styles.ground[group]}
      data-struck={struck || undefined}
      aria-label={title}
    >
      <div className={styles.words}>
        <span className={styles.when}>{when}</span>
        <div className={styles.time}>
          <span className={styles.start}>{start}</span>
          <span className={styles.end}>{end}</span>
        </div>
        <Title className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          )}
        </Title>
        {(leader || place) && (
          <div className={styles.led}>
            {face}
            <div className={styles.ledWords}>
              {leader && <span>{leader}</span>}
              {place && (
                <span className={styles.place}>
                  <MapPinIcon />
                  {place}
                </span>
              )}
            </div>
          </div>
        )}
        {people && <div className={styles.people}>{people}</div>}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children && <div className={styles.answers}>{children}</div>}
    </section>
  );
}

export {
  ClassAnswer,
  type ClassAnswerProps,
  OtherAnswer,
  type OtherAnswerProps,
  OtherAnswers,
} from './ClassAnswer.tsx';
