'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../private/classes.ts';
import * as styles from './FloatLabel.css.ts';

export type FloatLabelVariant = keyof typeof styles.variant;

export interface FloatLabelProps {
  /** One field with a box: `TextField`, `TextArea`, `NumberField`, `PasswordField`, `Select`. */
  children: ReactNode;
  /** Where its label goes once there is something in the box: into its first line, or onto its outline. */
  variant?: FloatLabelVariant | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A field whose label stands in its place until something is written there. It saves a line; what stays above its box is
 * read sooner, so that forms of the club have that (Nielsen Norman Group, “Placeholders in Form Fields Are Harmful”).
 */
export function FloatLabel({ children, variant = 'in' }: FloatLabelProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // What it holds may come from anywhere: typed, given by the caller, taken away by a reset of its form.
  useLayoutEffect(() => read(ref.current));
  useLayoutEffect(() => {
    const form = ref.current?.closest('form');
    const afterReset = () => queueMicrotask(() => read(ref.current));
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);

  return (
    <div
      ref={ref}
      className={classes(styles.float, styles.variant[variant])}
      onInput={() => read(ref.current)}
      onChange={() => read(ref.current)}
    >
      {children}
    </div>
  );
}

/** Says of the frame whether there is something in its field, and whether that is refused. */
function read(frame: HTMLElement | null): void {
  const control = frame?.querySelector<Control>('input, textarea, select');
  if (!frame || !control) return;
  frame.toggleAttribute('data-filled', control.value !== '');
  frame.toggleAttribute('data-invalid', control.getAttribute('aria-invalid') === 'true');
}
