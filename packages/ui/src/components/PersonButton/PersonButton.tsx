'use client';

import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarBelt } from '../Avatar/BeltRing.tsx';
import * as styles from './PersonButton.css.ts';

export interface PersonButtonProps {
  /** What they are here, which is the larger line: “Instruktor”. */
  title: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The address of a picture; initials stand there without one. */
  src?: string | undefined;
  /** The belt, as a ring around the face. */
  belt?: AvatarBelt | undefined;
  /** Whether it can’t be pressed now. */
  disabled?: boolean | undefined;
  /** Goes on as this person, or with them. */
  onPress: () => void;
}

/** Somebody to go on as: a face, what they are, and their name, to be pressed once. */
export function PersonButton({
  title,
  firstName,
  lastName,
  src,
  belt,
  disabled,
  onPress,
}: PersonButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} disabled={disabled} onClick={onPress}>
      <Avatar {...{ firstName, lastName, src, belt }} size={36} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.name}>
          {firstName} {lastName}
        </span>
      </span>
    </button>
  );
}
