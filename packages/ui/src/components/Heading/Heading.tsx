import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

const levels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof levels)[number];
export type HeadingSize = keyof typeof styles.size;

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 'title1', 2: 'title3', 3: 'large', 4: 'body' };

export interface HeadingProps {
  /** A few words. */
  children: ReactNode;
  /** The place in the outline of the page. */
  level: HeadingLevel;
  /** How it looks, when that differs from its place. */
  size?: HeadingSize | undefined;
  /** The id of the element, for a reference from elsewhere. */
  id?: string | undefined;
  /** The place in the tab order; `-1` lets a page move focus here after a change of route. */
  tabIndex?: -1 | undefined;
  /** A ref to the heading, for moving focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** Names what follows, and gives the page its outline. */
export function Heading({ children, level, size = sizeOfLevel[level], ...rest }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element className={styles.size[size]} {...rest}>
      {children}
    </Element>
  );
}
