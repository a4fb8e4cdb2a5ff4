'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { classes } from '../private/classes.ts';
import * as styles from './Avatar.css.ts';
import { type AvatarBelt, BeltRing } from './BeltRing.tsx';
import type { AvatarSize } from './sizes.ts';

export interface AvatarProps {
  /** The first name, for the first initial. */
  firstName: string;
  /** The last name, for the second initial. */
  lastName: string;
  /** The address of a picture; initials stand there without one, and when it cannot be had. */
  src?: string | undefined;
  /** The belt, as a ring around the face. */
  belt?: AvatarBelt | undefined;
  /** How many pixels it is wide, with its ring. */
  size?: AvatarSize | undefined;
  /**
   * What is read in its place, where no name stands beside it: “Ewa Lis, 3 kyu”. Without it the avatar is decoration.
   */
  label?: string | undefined;
  /** A ref to the element: to see when it comes into view. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A person's face: a picture or initials, ringed by the belt. */
export function Avatar({ firstName, lastName, src, belt, size = 36, label, ref }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const initials = initialOf(firstName) + initialOf(lastName);
  return (
    <span
      ref={ref}
      className={classes(styles.avatar, styles.size[size])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className={classes(styles.face, belt && styles.ringed)}>
        {belt && size < 28 ? [...initials][0] : initials}
        {src && src !== failed && (
          <img className={styles.picture} src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
        )}
      </span>
      {belt && <BeltRing size={size} {...belt} />}
    </span>
  );
}

const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toLocaleUpperCase();
