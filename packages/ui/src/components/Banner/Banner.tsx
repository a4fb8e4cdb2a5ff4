'use client';

import type { ReactNode, Ref } from 'react';
import { ErrorIcon, type IconComponent, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.tsx';
import { CloseButton } from '../private/CloseButton.tsx';
import * as styles from './Banner.css.ts';

export type BannerTone = keyof typeof styles.tone;

const icons: Record<BannerTone, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

export interface BannerProps {
  /** What is the matter, in a sentence or two. */
  children: ReactNode;
  /** How grave it is; gives the icon too. */
  tone: BannerTone;
  /** The gist, before the details. */
  title?: string | undefined;
  /** What can be done about it, at the end of the line. */
  action?: ReactNode | undefined;
  /** Closes it; without this it has no button for that. */
  onDismiss?: (() => void) | undefined;
  /** A ref to the element; it can be given the focus, to be read at once. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A message that belongs to this page and stays. It is announced when it appears; a danger interrupts. */
export function Banner({ children, tone, title, action, onDismiss, ref }: BannerProps): ReactNode {
  const Icon = icons[tone];
  return (
    <div
      ref={ref}
      className={styles.tone[tone]}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={ref ? -1 : undefined}
      data-tone={tone}
    >
      <span className={styles.icon[tone]}>
        <Icon size="medium" />
      </span>
      <div className={styles.body}>
        <div className={styles.text}>
          {title && <div className={styles.title}>{title}</div>}
          <div>{children}</div>
        </div>
        {action}
      </div>
      {onDismiss && <CloseButton size="small" onClick={onDismiss} />}
    </div>
  );
}
