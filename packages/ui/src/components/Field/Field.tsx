'use client';

import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';
import { RequiredMark, useFieldNotes } from './field-notes.tsx';

/** What every input takes beside its own value. */
export interface FieldProps {
  /** What to fill in. */
  label: string;
  /** The help that stays while the person types. */
  hint?: ReactNode | undefined;
  /** Why the value is not accepted. Its presence is what makes the field invalid. */
  error?: string | undefined;
  /** Whether it has to be filled in, which it says. */
  required?: boolean | undefined;
  /** Whether the label is read and not shown: for a lone field whose purpose its surroundings show. */
  labelHidden?: boolean | undefined;
  /** The id of the control; one of its own when left out. */
  id?: string | undefined;
}

/** What the control inside a field must carry to belong to its label, hint and error. */
export interface ControlProps {
  /** The label points at it. */
  id: string;
  /** Whether the field has to be filled in. */
  required: boolean | undefined;
  /** The field has an error. */
  'aria-invalid': true | undefined;
  /** The ids of the error and the hint. */
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Draws the control with what ties it to its label and its notes. */
  children: (control: ControlProps) => ReactNode;
}

/**
 * The label, control, hint and error of one value. The inputs of this library bring their own; use it to make
 * another.
 */
export function Field({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  children,
}: FieldFrameProps): ReactNode {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { describedBy, notes } = useFieldNotes(controlId, hint, error);
  const caption = (
    <label id={`${controlId}-label`} className={styles.label} htmlFor={controlId}>
      {label}
      <RequiredMark required={required} />
    </label>
  );
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      <div className={styles.field}>
        {children({
          id: controlId,
          required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy,
        })}
        {notes}
      </div>
    </div>
  );
}
