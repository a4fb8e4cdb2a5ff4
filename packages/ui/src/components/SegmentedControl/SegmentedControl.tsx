'use client';

import { type ReactNode, type Ref, useId } from 'react';
import type { IconComponent } from '../../icons/icon.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  /** What is chosen, to the program. */
  value: Value;
  /** One word. */
  label: string;
  /** The icon before the text. */
  icon?: IconComponent | undefined;
  /** What stands before the text in place of an icon: a face. */
  start?: ReactNode | undefined;
  /** Whether it cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string> extends FieldProps {
  /** Two to five short ones. */
  options: readonly Segment<Value>[];
  /** The value, where the caller keeps it. */
  value?: Value | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: Value | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Receives one that is pointed at: it may be chosen soon. */
  onIntent?: ((value: Value) => void) | undefined;
  /** Whether they share all of the width, for thumbs: the people of a home. */
  fullWidth?: boolean | undefined;
  /** Whether it is out of use for now. */
  disabled?: boolean | undefined;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The name in a form that the browser sends. */
  name?: string | undefined;
  /** A ref to the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One of a few short options, beside each other: week or list. Radio buttons underneath. */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onIntent,
  fullWidth,
  disabled,
  readOnly,
  name,
  ...fieldProps
}: SegmentedControlProps<Value>): ReactNode {
  const ownName = useId();
  const [chosen, choose] = useControllable<Value | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  return (
    <FieldGroup {...fieldProps} {...{ disabled, readOnly }} role="radiogroup">
      <div className={fullWidth ? styles.wideTrack : styles.track}>
        {options.map(({ value: option, label, icon: Icon, start, disabled: isDisabled }) => (
          <label key={option} className={styles.segment} onPointerEnter={() => onIntent?.(option)}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option}
              checked={chosen === option}
              disabled={disabled || isDisabled}
              onChange={() => !readOnly && choose(option)}
            />
            {start ?? (Icon && <Icon />)}
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
