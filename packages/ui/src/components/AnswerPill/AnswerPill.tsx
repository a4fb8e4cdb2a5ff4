import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import * as styles from './AnswerPill.css.ts';

export interface AnswerPillProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** What one says by pressing it: “Będę”. */
  children: string;
  /** Whether it is said: pressing it again takes it back. */
  pressed: boolean;
}

/** An answer of one press, that shows that it is given: an outline becomes a tint with a check. */
export function AnswerPill({ children, pressed, type = 'button', ...rest }: AnswerPillProps): ReactNode {
  return (
    <button {...rest} type={type} className={styles.pill} aria-pressed={pressed}>
      {pressed && <CheckIcon />}
      {children}
    </button>
  );
}
