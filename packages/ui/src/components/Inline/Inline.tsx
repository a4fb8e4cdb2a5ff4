import type { ReactNode } from 'react';
import { gap } from '../../theme/gaps.css.ts';
import type { Space } from '../../theme/tokens.ts';
import { classes } from '../private/classes.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** The content. */
  children: ReactNode;
  /** The space between the children, in pixels of the scale. */
  space: Space;
  /** How things of unequal height stand beside each other. */
  align?: keyof typeof styles.align | undefined;
  /** Where the space that is left over goes. */
  justify?: keyof typeof styles.justify | undefined;
  /** Whether everything keeps to one line. */
  nowrap?: boolean | undefined;
  /** The element; a list when they are one. */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | undefined;
}

/** Things beside each other, which go to the next line when there is no room. */
export function Inline({
  children,
  space,
  align = 'center',
  justify = 'start',
  nowrap = false,
  as: Element = 'div',
}: InlineProps): ReactNode {
  const className = classes(
    styles.inline,
    gap[space],
    styles.align[align],
    styles.justify[justify],
    styles.wrap[nowrap ? 'nowrap' : 'wrap'],
  );
  return <Element className={className}>{children}</Element>;
}
