import type { ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import * as styles from './Tag.css.ts';

export type TagTone = keyof typeof styles.tone;

export interface TagProps {
  /** One or two words. */
  children: string;
  /** A tone other than `neutral` and `accent` says a state, and then wants an icon: never colour alone. */
  tone?: TagTone | undefined;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
}

/** A short property of a thing: a section, a kind, a state. */
export function Tag({ children, tone = 'neutral', icon: Icon }: TagProps): ReactNode {
  return (
    <span className={styles.tone[tone]}>
      {Icon && <Icon size="small" />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
