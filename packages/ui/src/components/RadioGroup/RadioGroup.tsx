'use client';

import { type ReactNode, type Ref, useId } from 'react';
import * as styles from '../Checkbox/Checkbox.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useControllable } from '../private/use-controllable.ts';
import { Stack } from '../Stack/Stack.tsx';

export interface RadioOption<Value extends string = string> {
  /** What is chosen, to the program. */
  value: Value;
  /** What is chosen, to the person. */
  label: string;
  /** What follows from it. */
  hint?: string | undefined;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** What there is to choose from, in this order. */
  options: readonly RadioOption<Value>[];
  /** The value, where the caller keeps it. */
  value?: Value | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: Value | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The name in a form sent by the browser. */
  name?: string | undefined;
  /** A ref to the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a few options, all in view. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  disabled,
  readOnly,
  name,
  ...fieldProps
}: RadioGroupProps<Value>): ReactNode {
  const ownName = useId();
  const [chosen, choose] = useControllable<Value | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  return (
    <FieldGroup {...fieldProps} {...{ disabled, readOnly }} role="radiogroup">
      <Stack space={8}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option.value}
              checked={chosen === option.value}
              disabled={disabled || option.disabled}
              onChange={() => !readOnly && choose(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </Stack>
    </FieldGroup>
  );
}
