'use client';

import type { ReactNode } from 'react';
import { useLinkComponent } from '../../provider/UiProvider.tsx';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** The name written beside the mark: the product’s or the club’s. */
  name: string;
  /** The address that makes it the way home. */
  href?: string | undefined;
  /** The address of a picture that stands in place of our mark: the club’s own. */
  picture?: string | null | undefined;
  /** The size; `large` stands alone, as above a sign-in form. */
  size?: keyof typeof styles.size | undefined;
}

/** Four mats laid around a half one, as in a room of four and a half tatami; or the club’s own sign. */
export function Logo({ name, href, picture, size = 'medium' }: LogoProps): ReactNode {
  const Anchor = useLinkComponent();
  const Element = href === undefined ? 'span' : Anchor;
  return (
    <Element className={styles.size[size]} href={href as string}>
      {picture ? (
        <img className={styles.mark[size]} src={picture} alt="" />
      ) : (
        <svg className={styles.mark[size]} viewBox="0 0 28 28" fill="none" aria-hidden="true">
          <rect className={styles.ground} width="28" height="28" rx="7" />
          <path className={styles.seams} d="M11 6v11M6 17h11M17 22V11M22 11H11" />
        </svg>
      )}
      {name}
    </Element>
  );
}
