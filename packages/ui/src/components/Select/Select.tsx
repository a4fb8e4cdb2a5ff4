'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { classes } from '../private/classes.ts';
import * as styles from '../private/input.css.ts';
import { select } from './Select.css.ts';

type NativeProps = Omit<
  ComponentProps<'select'>,
  keyof FieldProps | 'className' | 'style' | 'children' | 'size' | 'multiple' | 'value' | 'defaultValue'
>;

export interface SelectOption<Value extends string = string> {
  /** What is chosen, to the program. */
  value: Value;
  /** What is chosen, to the person. */
  label: string;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldProps, NativeProps {
  /** What there is to choose from, in this order. */
  options: readonly SelectOption<Value>[];
  /** The empty choice, first in the list: “Wybierz…”, “Wszystkie”. Left out, one option is always chosen. */
  emptyLabel?: string | undefined;
  /** The value, where the caller keeps it. */
  value?: Value | '' | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: Value | '' | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: Value | '') => void) | undefined;
  /** Whether it can only be read: what is chosen is all there is to choose. */
  readOnly?: boolean | undefined;
}

/** One of a few known options: the browser's own list, which every phone and screen reader knows. */
export function Select<Value extends string = string>({
  label,
  hint,
  error,
  required,
  labelHidden,
  id,
  options,
  emptyLabel,
  readOnly,
  onValueChange,
  onChange,
  ...rest
}: SelectProps<Value>): ReactNode {
  const chosen = rest.value ?? rest.defaultValue ?? (emptyLabel === undefined ? options[0]?.value : '');
  const isOffered = (value: Value | '') => !readOnly || value === chosen;
  return (
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...rest}
            {...control}
            className={classes(styles.input, styles.withEnd, select)}
            data-read-only={readOnly || undefined}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value as Value | '');
            }}
          >
            {emptyLabel !== undefined && isOffered('') && <option value="">{emptyLabel}</option>}
            {options
              .filter(({ value }) => isOffered(value))
              .map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
          </select>
          {!readOnly && (
            <span className={styles.end}>
              <ChevronDownIcon />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
