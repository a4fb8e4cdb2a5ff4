'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import { input } from '../private/input.css.ts';
import { area } from './TextArea.css.ts';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  keyof FieldProps | 'className' | 'style' | 'children' | 'value' | 'defaultValue'
>;

export interface TextAreaProps extends FieldProps, NativeProps {
  /** The value, where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  rows = 3,
  onValueChange,
  onChange,
  onFocus,
  ...rest
}: TextAreaProps): ReactNode {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classes(input, area)}
          // A box that grows with its content no longer heeds `rows`.
          style={{ minHeight: `calc(${rows}lh + 14px)` }}
          onFocus={(event) => {
            onFocus?.(event);
            // Browsers see to the line that is written, not to the whole of it.
            event.target.scrollIntoView({ block: 'nearest' });
          }}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
