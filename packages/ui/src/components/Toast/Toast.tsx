'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import {
  CloseIcon,
  ErrorIcon,
  type IconComponent,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
} from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toast.css.ts';
import type { ToastOptions, ToastSeverity } from './ToastProvider.tsx';

/** The time to read it, in milliseconds; more where there is something to press. An error stays until it is closed. */
const READING_TIME_MS = 5_000;
const ACTING_TIME_MS = 10_000;

const icons: Record<ToastSeverity, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warn: WarningIcon,
  error: ErrorIcon,
};

interface ToastProps extends ToastOptions {
  paused: boolean;
  onDismiss: () => void;
}

/** One thing that has happened, for as long as it takes to read it. */
export function Toast({
  message,
  severity = 'success',
  title,
  stays = severity === 'error',
  action,
  paused,
  onDismiss,
}: ToastProps): ReactNode {
  const labels = useLabels();
  const Icon = icons[severity];
  const lifetime = stays ? null : action ? ACTING_TIME_MS : READING_TIME_MS;
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (lifetime === null || paused) return;
    const timer = setTimeout(() => dismiss(), lifetime);
    return () => clearTimeout(timer);
  }, [lifetime, paused]);

  return (
    <li className={styles.toast} data-severity={severity}>
      <span className={styles.icon[severity]}>
        <Icon size="medium" />
      </span>
      <div className={styles.message} role={severity === 'error' ? 'alert' : 'status'}>
        <div className={styles.title}>{title ?? labels.toastTitles[severity]}</div>
        <div>{message}</div>
      </div>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" icon={CloseIcon} label={labels.close} onClick={onDismiss} />
    </li>
  );
}
