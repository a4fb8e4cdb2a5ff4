'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import { input } from '../private/input.css.ts';
import { useControllable } from '../private/use-controllable.ts';
import { code } from './CodeField.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | 'className'
  | 'style'
  | 'children'
  | 'size'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'maxLength'
  | 'onChange'
>;

export interface CodeFieldProps extends FieldProps, NativeProps {
  /** How many digits it has. */
  digits?: number | undefined;
  /** The digits; what else is typed or pasted is left out. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The last digit is there. */
  onComplete?: ((value: string) => void) | undefined;
}

/**
 * A short code from a mail or an app. One box for all digits: it can be pasted, filled in by the phone and read out
 * as a whole.
 */
export function CodeField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  digits = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  ...rest
}: CodeFieldProps): ReactNode {
  const [current, setCurrent] = useControllable(value, defaultValue, onValueChange);
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <input
          autoComplete="one-time-code"
          {...rest}
          {...control}
          type="text"
          inputMode="numeric"
          spellCheck={false}
          className={classes(input, code)}
          value={current}
          onChange={(event) => {
            const typed = event.target.value.replace(/\D/g, '').slice(0, digits);
            setCurrent(typed);
            if (typed.length === digits && typed !== current) onComplete?.(typed);
          }}
        />
      )}
    </Field>
  );
}
