'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { UndoIcon } from '../../icons/icons.tsx';
import type { Group } from '../../theme/groups.ts';
import { classes } from '../private/classes.ts';
import * as styles from './ClassAnswer.css.ts';

export interface ClassAnswerProps {
  /** Whose hue the words on white have. */
  group: Group;
  /** What one says by pressing it: “Będę”. */
  children: string;
  /** What has been said, once it is: “Do zobaczenia!”; nothing where no answer was given. */
  said?: string | undefined;
  /** Whether what was said is that they won’t come. */
  isNo?: boolean | undefined;
  /** The word by which it is taken back: “Cofnij”; nothing where it can’t be. */
  undo: string | undefined;
  /** What tells the answer from that of others, for who hears it. */
  name?: string | undefined;
  /** Receives a press: the answer is given, or taken back. */
  onPress: () => void;
}

/**
 * An answer as wide as its field. Once it is given, the same box says so, and has the way back in it: the button stays,
 * with the focus, and what was said is read out.
 */
export function ClassAnswer({
  group,
  children,
  said,
  isNo = false,
  undo,
  name,
  onPress,
}: ClassAnswerProps): ReactNode {
  const label = said ? undo : children;
  return (
    <div className={styles.box} data-said={said ? '' : undefined}>
      <div role="status" className={styles.said}>
        {said && (
          <>
            <svg className={classes(styles.check, styles.ink[group])} viewBox="0 0 36 36" aria-hidden="true">
              <path
                className={styles.tick}
                stroke="currentColor"
                d={isNo ? 'M12 12 24 24M24 12 12 24' : 'M10.5 18.5 16 24 26 12.5'}
              />
            </svg>
            <span>{said}</span>
          </>
        )}
      </div>
      {label !== undefined && (
        <button
          type="button"
          className={said ? styles.undo : classes(styles.answer, styles.ink[group])}
          aria-label={name && `${label}: ${name}`}
          onClick={onPress}
        >
          {said && <UndoIcon />}
          {label}
        </button>
      )}
    </div>
  );
}

export interface OtherAnswerProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** What else one can say: “Dziś nie dam rady”. */
  children: string;
  /** What stands before it. */
  icon?: IconComponent | undefined;
}

/** What else can be said, below the answer and quieter. */
export function OtherAnswer({ children, icon: Icon, type = 'button', ...rest }: OtherAnswerProps): ReactNode {
  return (
    <button {...rest} type={type} className={styles.other}>
      {Icon && <Icon />}
      {children}
    </button>
  );
}

/** The other answers beside each other. */
export function OtherAnswers({ children }: Pick<ComponentProps<'div'>, 'children'>): ReactNode {
  return <div className={styles.others}>{children}</div>;
}
