'use client';

import type { ReactNode } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Omit<LinkComponentProps, 'className' | 'style' | 'children'> {
  /** Where it leads, in words. */
  children: ReactNode;
  /** The look; `quiet` is like its surroundings until pointed at: for names in lists that are links anyway. */
  tone?: keyof typeof styles.tone | undefined;
}

/** A way to another page. */
export function Link({ tone = 'accent', children, ...rest }: LinkProps): ReactNode {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={styles.tone[tone]} {...rest}>
      {children}
    </Anchor>
  );
}
