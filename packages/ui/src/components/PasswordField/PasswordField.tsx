'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classes } from '../private/classes.ts';
import * as styles from '../private/input.css.ts';

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
  | 'autoComplete'
>;

export interface PasswordFieldProps extends FieldProps, NativeProps {
  /** What the password manager does: fill in, or suggest. */
  autoComplete: 'current-password' | 'new-password';
  /** The value, where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A secret, with a look at it on request. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  onValueChange,
  onChange,
  ...rest
}: PasswordFieldProps): ReactNode {
  const labels = useLabels();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <div className={styles.frame}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes(styles.input, styles.withEnd)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          <span className={styles.endButton}>
            <IconButton
              size="small"
              icon={shown ? EyeOffIcon : EyeIcon}
              label={shown ? labels.hidePassword : labels.showPassword}
              aria-describedby={`${control.id}-label`}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
