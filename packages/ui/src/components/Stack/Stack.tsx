import type { ReactNode } from 'react';
import { gap } from '../../theme/gaps.css.ts';
import type { Space } from '../../theme/tokens.ts';
import { classes } from '../private/classes.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** The content. */
  children: ReactNode;
  /** The space between the children, in pixels of the scale. */
  space: Space;
  /** How wide the children are, and where they stand. */
  align?: keyof typeof styles.align | undefined;
  /** The element; a list when they are one. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'article' | undefined;
}

/** Things under each other, evenly spaced. */
export function Stack({ children, space, align = 'stretch', as: Element = 'div' }: StackProps): ReactNode {
  return <Element className={classes(styles.stack, gap[space], styles.align[align])}>{children}</Element>;
}
