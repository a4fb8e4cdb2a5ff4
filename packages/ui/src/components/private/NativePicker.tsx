import type { ComponentProps } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import { picker } from '../DateField/DateField.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from './classes.ts';
import * as styles from './input.css.ts';

export interface NativePickerProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'children' | 'size' | 'type'> {
  /** Told every new value. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface Props extends NativePickerProps {
  type: 'date' | 'time';
  icon: IconComponent;
}

export function NativePicker({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  icon: Icon,
  onValueChange,
  onChange,
  ...rest
}: Props) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            className={classes(styles.input, styles.withEnd, picker)}
            data-read-only={rest.readOnly || undefined}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          <span className={styles.end}>
            <Icon />
          </span>
        </div>
      )}
    </Field>
  );
}
