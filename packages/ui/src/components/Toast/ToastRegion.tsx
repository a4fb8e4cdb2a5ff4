import { useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { useToasts } from './ToastProvider.tsx';

/** Where the toasts of the `ToastProvider` around it are shown: once in an app, as late as it likes. */
export function ToastRegion() {
  const { toasts, dismiss } = useToasts();
  const labels = useLabels();
  const regionRef = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const newest = toasts.at(-1)?.id;
  const cameFrom = useRef<Element>(null);

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
      onFocus={({ relatedTarget }) => {
        if (!regionRef.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setPaused(true);
      }}
      // What is pressed goes, and would take the focus with it: without a way back it is for the page.
      onClickCapture={({ target }) => {
        if (!(target as Element).closest('button')) return;
        const back = cameFrom.current;
        const place = back?.isConnected ? back : document.querySelector('main');
        (place as HTMLElement | null)?.focus({ preventScroll: true });
      }}
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
