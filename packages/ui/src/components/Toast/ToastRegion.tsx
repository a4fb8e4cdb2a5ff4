'use client';

import { type KeyboardEvent, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../provider/UiProvider.tsx';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { ToastsContext } from './ToastProvider.tsx';

/** The key that leads from wherever somebody is to the newest toast; Escape leads back. */
const TOAST_KEY = 'F8';

/**
 * Where the toasts of the `ToastProvider` around it are shown: once in an app, as late as it likes. What is told while a
 * modal dialog is open is told in it, for nothing beside it can be pressed or is read.
 */
export function ToastRegion(): ReactNode {
  const shown = use(ToastsContext);
  if (!shown) throw new Error('A ToastRegion needs a ToastProvider above it.');
  const { toasts, dismiss } = shown;
  const labels = useLabels();
  const regionRef = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const newest = toasts.at(-1)?.id;
  const cameFrom = useRef<Element>(null);
  const [modal, setModal] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (newest !== undefined) setModal(topModal());
  }, [newest]);

  useEffect(() => {
    const leave = () => setModal(topModal());
    modal?.addEventListener('close', leave);
    return () => modal?.removeEventListener('close', leave);
  }, [modal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it is another region
  useLayoutEffect(() => {
    const region = regionRef.current;
    // Again for each one: a dialog may have opened above the region since.
    region?.hidePopover();
    if (newest === undefined) setPaused(false);
    // With a dialog that has just gone it has gone too, and is shown anew where it stands then.
    else if (region?.isConnected) region.showPopover();
  }, [newest, modal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast has its height
  useLayoutEffect(() => {
    if (modal) return makeRoom(regionRef.current, modal);
    keepFocusAbove(regionRef.current);
  }, [toasts, modal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it is another region
  useEffect(() => (newest === undefined ? undefined : followFoot(regionRef.current)), [newest, modal]);

  // It is the last place of the page, and what it offers is not for long.
  useEffect(() => {
    if (newest === undefined) return;
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      const last = regionRef.current?.querySelector<HTMLElement>('li:last-child button');
      if (event.key !== TOAST_KEY || !last) return;
      event.preventDefault();
      last.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [newest]);

  const goBack = () => {
    const back = cameFrom.current;
    const place = back?.isConnected ? back : document.querySelector('main');
    (place as HTMLElement | null)?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    goBack();
  };

  const region = (
    <section
      ref={regionRef}
      className={styles.region}
      popover="manual"
      aria-label={labels.notifications}
      aria-keyshortcuts={TOAST_KEY}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ relatedTarget }) => {
        if (!regionRef.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setPaused(true);
      }}
      // What is pressed goes, and would take the focus with it: without a way back it is for the page.
      onClickCapture={({ target }) => {
        if ((target as Element).closest('button')) goBack();
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
  return modal ? createPortal(region, modal) : region;
}

/** The one in front, unless it is on its way out. */
const topModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal:not([data-leaving])')].at(-1) ?? null;

/** What is in a modal dialog begins below the toasts. Returns its own undo. */
function makeRoom(region: HTMLElement | null, modal: HTMLElement): () => void {
  const bottom = region?.getBoundingClientRect().bottom ?? 0;
  modal.style.paddingBlockStart = `${Math.max(0, bottom - modal.getBoundingClientRect().top)}px`;
  return () => {
    modal.style.paddingBlockStart = '';
  };
}

/** Tells the region while the foot of the page is in sight. Returns its own undo. */
function followFoot(region: HTMLElement | null): (() => void) | undefined {
  const foot = document.querySelector('footer');
  if (!foot) return undefined;
  const observer = new IntersectionObserver(([entry]) =>
    region?.toggleAttribute('data-foot', entry?.isIntersecting === true),
  );
  observer.observe(foot);
  return () => observer.disconnect();
}

/** What the Tab key comes to is not to be under the toasts, and neither is what has the focus when one comes. */
function keepFocusAbove(region: HTMLElement | null): void {
  const { documentElement: page, activeElement: focused } = document;
  page.style.scrollPaddingBlockEnd = '';
  const kept = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockEnd);
  const { offsetHeight: height = 0 } = region ?? {};
  if (height === 0 || height < kept) return;
  page.style.scrollPaddingBlockEnd = `${height}px`;
  if (focused?.matches(':focus-visible:not([tabindex="-1"])')) focused.scrollIntoView({ block: 'nearest' });
}
