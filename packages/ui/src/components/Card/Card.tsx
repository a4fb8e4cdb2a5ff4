import { type ReactNode, type Ref, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** The content. */
  children: ReactNode;
  /** The title, which makes the card a named section. */
  title?: string | undefined;
  /** The place of its title in the outline of the page. */
  titleLevel?: HeadingLevel | undefined;
  /** What stands at the end of the title’s line. */
  actions?: ReactNode | undefined;
  /** The space around the content; `none` for what runs to the edge, such as a table or a list. */
  padding?: keyof typeof styles.padding | undefined;
  /** The look; `accent` for the one thing on the page that matters now. */
  tone?: keyof typeof styles.tone | undefined;
  /** Whether it uses the whole width of a phone’s screen. */
  bleed?: boolean | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLElement & HTMLDivElement> | undefined;
}

/** A surface that holds one thing. */
export function Card({
  children,
  title,
  titleLevel = 2,
  actions,
  padding = 'card',
  tone = 'default',
  bleed,
  ref,
}: CardProps): ReactNode {
  const titleId = useId();
  const Element = title ? 'section' : 'div';
  return (
    <Element
      ref={ref}
      className={classes(styles.card, styles.padding[padding], styles.tone[tone], bleed && styles.bleed)}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <div
          className={classes(styles.header, padding === 'none' && styles.headerOfUnpadded)}
          data-ground={padding === 'none' ? 'head' : undefined}
        >
          {title && (
            <Heading level={titleLevel} size="large" id={titleId}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
