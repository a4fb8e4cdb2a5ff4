'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import * as styles from '../private/input.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'style' | 'children' | 'size' | 'type' | 'value' | 'defaultValue'
>;

export interface TextFieldProps extends FieldProps, NativeProps {
  /** Which keyboard a phone shows, and what a browser may fill in. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** The value, where the caller keeps it. */
  value?: string | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: string | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The icon at the start of the box. */
  icon?: IconComponent | undefined;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  type = 'text',
  onValueChange,
  onChange,
  icon: Icon,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <div className={styles.frame}>
          {Icon && (
            <span className={styles.start}>
              <Icon />
            </span>
          )}
          <input
            {...rest}
            {...control}
            type={type}
            className={classes(styles.input, Icon && styles.withStart)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
