'use client';

import type { ReactNode, Ref } from 'react';
import * as styles from './CookieBanner.css.ts';

export interface CookieBannerLabels {
  /** The message: “This website uses cookies to ensure you get the best experience on our website.” */
  message: string;
  /** The label of what dismisses it: “Got it!” */
  dismiss: string;
  /** The label of what refuses: “Refuse cookies” */
  deny: string;
  /** The words of the link to the policy: “Learn” */
  link: string;
  /** The name of the policy, also that of the banner: “Cookie Policy”. */
  policy: string;
}

export interface CookieBannerProps {
  /** The words, in the current language. */
  labels: CookieBannerLabels;
  /** Cookies are accepted. */
  onDismiss: () => void;
  /** Cookies are refused. */
  onDeny: () => void;
  /** Where the policy is. */
  policyHref?: string | undefined;
  /** Whether the way to the policy is shown; the club’s own site does not show it. */
  showPolicyLink?: boolean | undefined;
  /** The banner itself. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Asks once about cookies, at the top of the page; the caller remembers the answer and takes it away. While the root
 * element says `data-cookies="asked"`, `Shell` and `FocusPage` keep its place free: said before the first paint,
 * nothing is ever covered, and nothing moves until there is an answer.
 */
export function CookieBanner({
  labels,
  onDismiss,
  onDeny,
  policyHref = '#',
  showPolicyLink = false,
  ref,
}: CookieBannerProps): ReactNode {
  return (
    <section
      ref={ref}
      className={styles.banner}
      aria-label={labels.policy}
      data-type="info"
      data-theme="block"
    >
      <p className={styles.message}>
        {labels.message}
        <a className={styles.link} href={policyHref} hidden={!showPolicyLink}>
          {labels.link}
        </a>
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.deny} onClick={onDeny}>
          {labels.deny}
        </button>
        <button type="button" className={styles.dismiss} onClick={onDismiss}>
          {labels.dismiss}
        </button>
      </div>
    </section>
  );
}
