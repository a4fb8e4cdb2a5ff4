import type { ReactNode } from 'react';
import { size as avatarSize } from '../Avatar/Avatar.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarBelt } from '../Avatar/BeltRing.tsx';
import type { AvatarSize } from '../Avatar/sizes.ts';
import { classes } from '../private/classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AvatarGroup.css.ts';

/** One of those a group shows. */
export interface AvatarPerson {
  /** What tells them from the others. */
  id: string;
  /** The first name, for the first initial. */
  firstName: string;
  /** The last name, for the second initial. */
  lastName: string;
  /** The address of a picture. */
  src?: string | undefined;
  /** The belt around the face. */
  belt?: AvatarBelt | undefined;
  /** An `Avatar` in their stead, where it finds its picture by itself. */
  face?: ReactNode;
}

export interface AvatarGroupProps {
  /** Those whose faces may be shown; the first come first. */
  people: readonly AvatarPerson[];
  /** How many they are, in words: “12 osób”. */
  label: string;
  /** Whether the label is read and not shown; a “+9” then says how many more there are. */
  labelHidden?: boolean | undefined;
  /** How many there are in all, where `people` are only some of them. */
  total?: number | undefined;
  /** The most faces. */
  most?: number | undefined;
  /** Whether they lie on a coloured field: the label has the colour of its words. */
  onField?: boolean | undefined;
  /** How many pixels a face is wide. */
  size?: AvatarSize | undefined;
}

/** A few faces of many, one over the edge of the other, and how many they are. */
export function AvatarGroup({
  people,
  label,
  labelHidden = false,
  total = people.length,
  most = 3,
  onField = false,
  size = 28,
}: AvatarGroupProps): ReactNode {
  const shown = people.slice(0, most);
  const more = total - shown.length;
  return (
    <span className={styles.group}>
      {people.length > 0 && (
        <span className={classes(styles.faces, avatarSize[size])} aria-hidden="true">
          {shown.map(({ id, face, ...person }) => (
            <span key={id} className={styles.face}>
              {face ?? <Avatar {...person} size={size} />}
            </span>
          ))}
          {labelHidden && more > 0 && <span className={classes(styles.face, styles.more)}>+{more}</span>}
        </span>
      )}
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={onField ? styles.fieldLabel : styles.label}>{label}</span>
      )}
    </span>
  );
}
