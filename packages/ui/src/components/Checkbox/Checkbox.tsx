'use client';

import { type ComponentProps, type ReactNode, useId, useLayoutEffect } from 'react';
import { field } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { useFieldNotes } from '../Field/field-notes.tsx';
import { useSharedRef } from '../private/use-shared-ref.ts';
import * as styles from './Checkbox.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'children' | 'size' | 'type' | 'value'
>;

export interface CheckboxProps extends Omit<FieldProps, 'labelHidden' | 'label'>, NativeProps {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** Whether it is on, where the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where the component keeps it. */
  defaultChecked?: boolean | undefined;
  /** Receives every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
}

/** Yes or no, taken over when the form is saved. For a thing that acts at once, take `Switch`. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  indeterminate = false,
  readOnly,
  ref,
  onClick,
  onCheckedChange,
  onChange,
  ...rest
}: CheckboxProps): ReactNode {
  const ownId = useId();
  const inputRef = useSharedRef(ref);
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  });
  const controlId = id ?? ownId;
  const { describedBy, notes } = useFieldNotes(controlId, hint, error);
  return (
    <div className={field}>
      <label className={styles.row}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          aria-readonly={readOnly}
          ref={inputRef}
          onClick={(event) => {
            onClick?.(event);
            if (readOnly) event.preventDefault();
          }}
          onChange={(event) => {
            if (readOnly) return;
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {describedBy && <div className={styles.notes}>{notes}</div>}
    </div>
  );
}
