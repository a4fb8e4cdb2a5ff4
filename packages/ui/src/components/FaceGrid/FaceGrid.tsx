'use client';

import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon } from '../../icons/icons.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarBelt } from '../Avatar/BeltRing.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './FaceGrid.css.ts';

export interface GridPerson {
  /** What tells them from the others. */
  id: string;
  /** The first name, which is the larger one. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The address of a picture; initials stand there without one. */
  src?: string | undefined;
  /** The belt, as a ring around the face. */
  belt?: AvatarBelt | undefined;
  /** What is known of them: whether they have been picked, and whether that is stored. */
  state?: 'picked' | 'waiting' | undefined;
}

export interface GridGroup {
  /** What tells it from the others. */
  id: string;
  /** What those in it have in common, as a heading. */
  label: string;
  /** Those in it, in their order. */
  people: readonly GridPerson[];
}

export interface FaceGridProps {
  /** The groups, in their order. */
  groups: readonly GridGroup[];
  /** Receives who was picked; who is picked already is not picked again. */
  onPick: (id: string) => void;
  /** The words for each state. */
  labels: Record<'picked' | 'waiting', string>;
}

/** People to pick oneself from, on a screen by the door: large enough for a hand that comes from the street. */
export function FaceGrid({ groups, onPick, labels }: FaceGridProps): ReactNode {
  return (
    <div className={styles.groups}>
      {groups.map(({ id: group, label, people }) => (
        <section key={group} aria-label={label}>
          <Heading level={2}>{label}</Heading>
          <ul className={styles.grid}>
            {people.map(({ id, firstName, lastName, src, belt, state }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.tile}
                  data-state={state}
                  aria-disabled={state !== undefined}
                  onClick={() => state === undefined && onPick(id)}
                >
                  <Avatar {...{ firstName, lastName, src, belt }} size={72} />
                  <span className={styles.name}>
                    <span className={styles.first}>{firstName}</span> {lastName}
                  </span>
                  {state && (
                    <span className={styles.state}>
                      {state === 'picked' ? <CheckIcon /> : <ClockIcon />}
                      {labels[state]}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
