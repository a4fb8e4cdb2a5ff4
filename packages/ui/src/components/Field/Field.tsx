import { type ReactNode, type Ref, useId } from 'react';
import { ErrorIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

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
  children: (control: ControlProps) => ReactNode;
}

/**
 * The label, control, hint and error of one value. The inputs of this library bring their own; use it to make
 * another.
 */
export function Field({ label, hint, error, required, labelHidden, id, children }: FieldFrameProps) {
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

interface FieldGroupProps extends FieldProps {
  role?: 'group' | 'radiogroup' | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
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
}: FieldGroupProps) {
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

function RequiredMark({ required }: { required: boolean | undefined }) {
  const labels = useLabels();
  if (!required) return null;
  return (
    <span className={styles.asterisk} title={labels.required} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The hint and error under the control, and the ids by which the control names them. */
export function useFieldNotes(controlId: string, hint: ReactNode, error: string | undefined) {
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const notes = (
    <>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.error} id={errorId}>
          <span className={styles.errorIcon}>
            <ErrorIcon />
          </span>
          {error}
        </div>
      )}
    </>
  );
  return { describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined, notes };
}
