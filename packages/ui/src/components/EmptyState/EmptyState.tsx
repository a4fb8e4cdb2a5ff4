import type { ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** The place of its title in the outline of the page. */
  titleLevel?: HeadingLevel | undefined;
  /** Why there is nothing, and what would change that. */
  description?: string | undefined;
  /** What it would be, as a picture. */
  icon?: IconComponent | undefined;
  /** The way to the first one. */
  action?: ReactNode | undefined;
  /** How much room it takes: `medium` in place of a page’s one list, `small` in a card among others. */
  size?: keyof typeof styles.size | undefined;
}

/** Stands where a list would be when it has nothing in it. */
export function EmptyState({
  title,
  titleLevel = 2,
  description,
  icon: Icon,
  action,
  size = 'medium',
}: EmptyStateProps): ReactNode {
  return (
    <div className={styles.size[size]}>
      {Icon && (
        <span className={styles.picture}>
          <Icon size="large" />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={titleLevel} size={size === 'small' ? 'body' : 'large'}>
          {title}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
