'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { row } from '../Checkbox/Checkbox.css.ts';
import { field } from '../Field/Field.css.ts';
import { useFieldNotes } from '../Field/field-notes.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Switch.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'children' | 'size' | 'type' | 'role' | 'value'
>;

export interface SwitchProps extends NativeProps {
  /** What is on or off. */
  label: string;
  /** Whether the label is read and not shown: where a table’s heads say it. */
  labelHidden?: boolean | undefined;
  /** The help that stays. */
  hint?: ReactNode | undefined;
  /** Why it cannot stay so. */
  error?: string | undefined;
  /** Whether it is on, where the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where the component keeps it. */
  defaultChecked?: boolean | undefined;
  /** Receives every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
}

/** A choice of on or off, in force at once. */
export function Switch({
  label,
  labelHidden = false,
  hint,
  error,
  id,
  readOnly,
  onCheckedChange,
  onClick,
  onChange,
  'aria-describedby': explainedBy,
  ...rest
}: SwitchProps): ReactNode {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { describedBy, notes } = useFieldNotes(controlId, hint, error);
  return (
    <div className={field}>
      <label className={labelHidden ? styles.bare : row}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          className={styles.track}
          aria-describedby={[describedBy, explainedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-readonly={readOnly}
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
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {describedBy && <div className={styles.notes}>{notes}</div>}
    </div>
  );
}
