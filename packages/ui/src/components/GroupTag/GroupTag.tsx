import type { ReactNode } from 'react';
import type { Group } from '../../theme/groups.ts';
import { text } from '../Tag/Tag.css.ts';
import * as styles from './GroupTag.css.ts';

export interface GroupTagProps {
  /** The name of the group: its hue alone says nothing. */
  children: string;
  /** Whose hue it wears. */
  group: Group;
}

/** A group of the club by its name and its hue: beside a person or a training, or as the legend of a calendar. */
export function GroupTag({ children, group }: GroupTagProps): ReactNode {
  return (
    <span className={styles.group[group]}>
      <span className={text}>{children}</span>
    </span>
  );
}
