import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
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
import { type ToastOptions, type ToastTone, useToasts } from './ToastProvider.tsx';

/** Time to read it; more where there is something to press. An error stays until it is closed. */
const READING_TIME_MS = 5_000;
const ACTING_TIME_MS = 10_000;

/** Where the toasts of the `ToastProvider` around it are shown: once in an app, as late as it likes. */
export function ToastRegion() {
  const { toasts, dismiss } = useToasts();
  const labels = useLabels();
  const regionRef = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const newest = toasts.at(-1)?.id;

  useLayoutEffect(() => {
    const region = regionRef.current;
    // Again for each one: a dialog may have opened above the region since.
    region?.hidePopover();
    if (newest === undefined) setPaused(false);
    else region?.showPopover();
  }, [newest]);

  return (
    <section
      ref={regionRef}
      className={styles.region}
      popover="manual"
      aria-label={labels.notifications}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} paused={paused} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

const icons: Record<ToastTone, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

interface ToastProps extends ToastOptions {
  paused: boolean;
  onDismiss: () => void;
}

function Toast({
  message,
  tone = 'success',
  title,
  stays = tone === 'danger',
  action,
  paused,
  onDismiss,
}: ToastProps) {
  const labels = useLabels();
  const Icon = icons[tone];
  const lifetime = stays ? null : action ? ACTING_TIME_MS : READING_TIME_MS;
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (lifetime === null || paused) return;
    const timer = setTimeout(() => dismiss(), lifetime);
    return () => clearTimeout(timer);
  }, [lifetime, paused]);

  return (
    <li className={styles.toast} data-tone={tone}>
      <span className={styles.icon[tone]}>
        <Icon size="medium" />
      </span>
      <div className={styles.message} role={tone === 'danger' ? 'alert' : 'status'}>
        <div className={styles.title}>{title ?? labels.toastTitles[tone]}</div>
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
