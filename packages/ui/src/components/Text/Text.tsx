import type { ReactNode } from 'react';
import { classes } from '../private/classes.ts';
import * as styles from './Text.css.ts';

export type TextSize = keyof typeof styles.size;
export type TextTone = keyof typeof styles.tone;

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** The element: a paragraph unless it stands inside a line. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'dt' | 'dd' | 'output' | undefined;
  /** How large it is. */
  size?: TextSize | undefined;
  /** How heavy it is; 400, 500 or 600. */
  weight?: keyof typeof styles.weight | undefined;
  /** The colour, by what it says; `inherit` takes that around it. */
  tone?: TextTone | undefined;
  /** Where its lines begin or end. */
  align?: keyof typeof styles.align | undefined;
  /** Whether digits have one width, for figures under each other. */
  tabular?: boolean | undefined;
  /** One line, ended by an ellipsis. */
  truncate?: boolean | undefined;
  /** Whether it is a long text a person wrote: it keeps its line breaks and a readable measure. */
  prose?: boolean | undefined;
  /** The id of the element, for a reference from elsewhere. */
  id?: string | undefined;
  /** The moment that a `time` element means. */
  dateTime?: string | undefined;
}

/** A piece of running text. */
export function Text({
  children,
  as: Element = 'p',
  size = 'body',
  weight = 'regular',
  tone = 'default',
  align = 'start',
  tabular,
  truncate,
  prose,
  ...rest
}: TextProps): ReactNode {
  const className = classes(
    styles.size[size],
    styles.weight[weight],
    styles.tone[tone],
    styles.align[align],
    tabular && styles.tabular,
    truncate && styles.truncate,
    prose && styles.prose,
  );
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  );
}
