'use client';

import type { ReactNode } from 'react';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './HelpLink.css.ts';

export interface HelpLinkProps {
  /** The address of what explains the page, or the part of it, beside whose title it stands. */
  href: string;
  /** What is explained there: “Pomoc: lista obecności”. It is read, and shown when pointed at. */
  label: string;
}

/** A quiet question mark at the end of a title’s line, which leads to the answer. */
export function HelpLink({ href, label }: HelpLinkProps): ReactNode {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={styles.help} href={href} title={label} aria-label={label}>
      ?
    </Anchor>
  );
}
