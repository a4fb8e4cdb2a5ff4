'use client';

import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type * as styles from './Toast.css.ts';

/** Those of the product's notifications (spec §8). */
export type ToastSeverity = keyof typeof styles.icon;

export interface ToastOptions {
  /** One short sentence: what has happened. */
  message: string;
  /** The gist, above the message; what its severity is called unless given. */
  title?: string | undefined;
  /** How grave it is, `success` unless given. Gives the icon and the title; `error` stays until it is closed. */
  severity?: ToastSeverity | undefined;
  /** Whether it stays until it is closed, however grave it is: for what must not be missed. */
  stays?: boolean | undefined;
  /** What can still be done about it: “Cofnij”. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Shows a toast and gives back the way to take it away. */
export type ShowToast = (options: ToastOptions) => () => void;

export interface ShownToast extends ToastOptions {
  readonly id: number;
}

interface Toasts {
  readonly toasts: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
}

const ShowContext = createContext<ShowToast | null>(null);
/** The toasts that are to be seen, and what takes one away. */
export const ToastsContext = createContext<Toasts | null>(null);

let lastId = 0;
const without = (id: number) => (shown: readonly ShownToast[]) => shown.filter((toast) => toast.id !== id);

export interface ToastProviderProps {
  /** The application, its `ToastRegion` among it. */
  children: ReactNode;
}

/** Lets the components under it show toasts, in the `ToastRegion` under it; what comes before that is there waits. */
export function ToastProvider({ children }: ToastProviderProps): ReactNode {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const show = useCallback<ShowToast>((options) => {
    const id = ++lastId;
    setToasts((shown) => [...shown, { ...options, id }]);
    return () => setToasts(without(id));
  }, []);

  return (
    <ShowContext value={show}>
      <ToastsContext value={{ toasts, dismiss: (id) => setToasts(without(id)) }}>{children}</ToastsContext>
    </ShowContext>
  );
}

/** Gives what shows a toast: `const toast = useToast(); toast({ message, severity, action })`. */
export function useToast(): ShowToast {
  const show = use(ShowContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
