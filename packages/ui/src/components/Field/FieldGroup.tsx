'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './Field.tsx';
import { RequiredMark, useFieldNotes } from './field-notes.tsx';

interface FieldGroupProps extends FieldProps {
  /** What it is read as: one choice of several, or things that belong together. */
  role?: 'group' | 'radiogroup' | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** A ref to the group. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The controls. */
  children: ReactNode;
}

/** The label, hint and error of several controls that make one value. */
export function FieldGroup({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  role = 'group',
  disabled,
  readOnly,
  ref,
  children,
}: FieldGroupProps): ReactNode {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { describedBy, notes } = useFieldNotes(groupId, hint, error);
  const caption = (
    <span className={styles.label} id={`${groupId}-label`}>
      {label}
      <RequiredMark required={required} />
    </span>
  );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name
    <div
      ref={ref}
      className={styles.field}
      id={groupId}
      role={role}
      aria-labelledby={`${groupId}-label`}
      aria-describedby={describedBy}
      aria-disabled={disabled}
      aria-readonly={role === 'radiogroup' ? readOnly : undefined}
      aria-required={role === 'radiogroup' ? required : undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      data-invalid={error ? true : undefined}
    >
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      <div className={styles.field}>
        {children}
        {notes}
      </div>
    </div>
  );
}
