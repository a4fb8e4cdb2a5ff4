import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** For the first initial. */
  firstName: string;
  /** For the second. */
  lastName: string;
  /** Address of a picture; initials without one. */
  src?: string | undefined;
  /** How large it is. */
  size?: keyof typeof styles.size | undefined;
}

/** A person's initials or picture, beside the name that is written out: by itself it is decoration. */
export function Avatar({ firstName, lastName, src, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.size[size]} aria-hidden="true">
      {src ? <img className={styles.picture} src={src} alt="" /> : initial(firstName) + initial(lastName)}
    </span>
  );
}

function initial(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase();
}
